import { describe, expect, test } from '@jest/globals';
import { keccak_256 } from '@noble/hashes/sha3.js';
import fc from 'fast-check';
import { mayHold } from './bloom.js';

function hashOf(item: Uint8Array): string {
  return `0x${Buffer.from(keccak_256(item)).toString('hex')}`;
}

/** As the Yellow Paper says it: three bits of 2048, each of the low eleven bits of a pair of bytes of the hash. */
function bloomOf(items: readonly Uint8Array[]): string {
  let bits = 0n;
  for (const item of items) {
    const hash = Buffer.from(keccak_256(item));
    for (const at of [0, 2, 4]) bits |= 1n << BigInt(hash.readUInt16BE(at) % 2_048);
  }
  return `0x${bits.toString(16).padStart(512, '0')}`;
}

describe('the bloom of a block', () => {
  test('holds whatever was put into it', () => {
    const items = fc.array(fc.uint8Array({ minLength: 20, maxLength: 32 }), { maxLength: 40 });
    fc.assert(
      fc.property(items, (list) => {
        expect(list.every((item) => mayHold(bloomOf(list), hashOf(item)))).toBe(true);
      }),
    );
  });

  test('holds nothing when it is empty, and seldom what was not put into it', () => {
    const others = Array.from({ length: 1_000 }, (_, index) => Buffer.from(`other ${index}`));
    const items = Array.from({ length: 50 }, (_, index) => Buffer.from(`item ${index}`));
    const foundIn = (bloom: string): number => others.filter((item) => mayHold(bloom, hashOf(item))).length;
    expect(foundIn(bloomOf([]))).toBe(0);
    expect(foundIn(bloomOf(items))).toBeLessThan(10);
  });
});
