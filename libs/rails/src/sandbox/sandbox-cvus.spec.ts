import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { isCvu } from '#contracts';
import { sandboxCvu } from './sandbox-cvus.js';

const generated = Array.from({ length: 10_000 }, (_, place) => sandboxCvu(BigInt(place)));
const anyPlace = fc.bigInt({ min: 0n, max: 10n ** 12n - 1n });

/** As the BCRA says it: the digits of a block, each with its weight and the last one as it is, add up to a multiple of ten. */
function addsUp(block: string): boolean {
  const weights = block.length === 8 ? '71397131' : '39713971397131';
  const units = [...weights].map((weight, place) => Number(weight) * Number(block[place]));
  return String(units.reduce((sum, one) => sum + one)).endsWith('0');
}

describe('the CVUs of the sandbox', () => {
  test('are of one wallet, and of accounts in it', () => {
    expect(generated.filter((cvu) => !/^00099983\d{14}$/.test(cvu) || cvu[8] !== '0')).toEqual([]);
  });

  test('have the check digits that the central bank describes', () => {
    expect(generated.filter((cvu) => !addsUp(cvu.slice(0, 8)) || !addsUp(cvu.slice(8)))).toEqual([]);
    expect(generated.filter((cvu) => !isCvu(cvu))).toEqual([]);
  });

  test('are right for stdnum as well, where it is not mistaken: it refuses a check digit of 0', () => {
    const judged = generated.filter((cvu) => !cvu.endsWith('0'));
    expect(judged.length).toBeGreaterThan(8_000);
    expect(judged.filter((cvu) => stdnum['AR']?.['cbu']?.validate(cvu).isValid !== true)).toEqual([]);
  });

  test('all differ, and none is told by the one before', () => {
    expect(new Set(generated).size).toBe(generated.length);
    const accounts = generated.map((cvu) => Number(cvu.slice(9, 21)));
    const near = accounts.filter((account, place) => Math.abs(account - (accounts[place - 1] ?? 0)) < 1_000_000);
    expect(near).toEqual([]);
  });

  test('differ as long as there are any', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (one, other) => {
        expect(sandboxCvu(one) === sandboxCvu(other)).toBe(one === other);
      }),
    );
  });
});
