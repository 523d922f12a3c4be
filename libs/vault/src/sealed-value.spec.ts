import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { DataKey } from './data-key.js';
import { type SealedPlace, placeBytes } from './sealed-place.js';
import { openValue, sealValue } from './sealed-value.js';
import { SealedValueRefused } from './vault.errors.js';

const { values } = new DataKey(randomBytes(32));
const place: SealedPlace = {
  organizationId: '019a0000-0000-7000-8000-000000000001',
  table: 'attestation',
  row: '7',
  column: 'payload',
};

function seal(plain: Uint8Array, where = place): Buffer {
  return sealValue(values, placeBytes(where), plain);
}

function open(sealed: Uint8Array, where = place): Buffer {
  return openValue(values, placeBytes(where), sealed);
}

describe('a sealed value', () => {
  test('opens to the bytes that were sealed, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 5_000 }), (plain) => {
        expect(open(seal(plain)).equals(plain)).toBe(true);
      }),
    );
  });

  test('is refused after the flip of any single bit', () => {
    const sealed = seal(Buffer.from('AB123456'));
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const flipped = Buffer.from(sealed);
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => open(flipped)).toThrow(SealedValueRefused);
    }
  });

  test('is refused when bytes are missing or added at either end', () => {
    const sealed = seal(Buffer.from('AB123456'));
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => open(sealed.subarray(0, length))).toThrow(SealedValueRefused);
      expect(() => open(sealed.subarray(sealed.length - length))).toThrow(SealedValueRefused);
    }
    expect(() => open(Buffer.concat([sealed, Buffer.of(0)]))).toThrow(SealedValueRefused);
  });

  test('does not open in any other place', () => {
    const names = fc.record({ organizationId: fc.uuid(), table: fc.string(), row: fc.string(), column: fc.string() });
    fc.assert(
      fc.property(names, names, (here, there) => {
        fc.pre(JSON.stringify(here) !== JSON.stringify(there));
        expect(() => open(seal(Buffer.from('x'), here), there)).toThrow(SealedValueRefused);
      }),
    );
    for (const moved of Object.keys(place))
      expect(() => open(seal(Buffer.from('x')), { ...place, [moved]: 'elsewhere' })).toThrow(SealedValueRefused);
  });

  test('does not open where only the border between two names was moved', () => {
    const sealed = seal(Buffer.from('x'), { ...place, table: 'ab', row: 'c' });
    expect(() => open(sealed, { ...place, table: 'a', row: 'bc' })).toThrow(SealedValueRefused);
    expect(() => open(sealed, { ...place, table: 'ab","c', row: '' })).toThrow(SealedValueRefused);
  });

  test('opens for the same organization written in capitals', () => {
    const capital = { ...place, organizationId: place.organizationId.toUpperCase() };
    expect(open(seal(Buffer.from('x')), capital).toString()).toBe('x');
  });

  test('does not open with the key of another organization, nor with a key for another purpose', () => {
    const sealed = seal(Buffer.from('x'));
    expect(() => openValue(new DataKey(randomBytes(32)).values, placeBytes(place), sealed)).toThrow(SealedValueRefused);
    const secret = randomBytes(32);
    const { values: own, streams, fingerprints } = new DataKey(secret);
    for (const key of [streams, fingerprints])
      expect(() => openValue(key, placeBytes(place), sealValue(own, placeBytes(place), Buffer.of(1)))).toThrow(
        SealedValueRefused,
      );
  });

  test('never looks the same twice, and adds 29 bytes', () => {
    const sealed = new Set(Array.from({ length: 1_000 }, () => seal(Buffer.from('same')).toString('hex')));
    expect(sealed.size).toBe(1_000);
    expect(seal(Buffer.from('same'))).toHaveLength(4 + 29);
  });
});
