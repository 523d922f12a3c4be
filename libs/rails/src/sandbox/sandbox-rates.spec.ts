import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fiatAndRailCodes, payinCodes } from '#contracts';
import { payinQuote } from '../quotes/payin-quote.js';
import { payoutQuote } from '../quotes/payout-quote.js';
import { sandboxPayinTerms, sandboxPayoutTerms } from './sandbox-rates.js';

const minute = 60_000;
const anyMoment = fc.integer({ min: 0, max: 10_000_000 }).map((window) => window * 5 * minute);

test.each(fiatAndRailCodes)('%s is paid, and ten tokens are enough for it', (code) => {
  const amount = { type: 'token', units: 10_000_000n } as const;
  const { fiatUnits = 0n, feeUnits = 0n } =
    payoutQuote(sandboxPayoutTerms(code, new Date(0)), { amount, fiatExponent: 0 }) ?? {};
  expect(fiatUnits).toBeGreaterThan(0n);
  expect(feeUnits).toBeLessThan(amount.units);
});

test.each([
  ['five minutes', 5],
  ['an hour', 60],
  ['a day', 24 * 60],
  ['a week', 7 * 24 * 60],
])('a rate is another one %s later', (_, minutes) => {
  fc.assert(
    fc.property(anyMoment, fc.constantFrom(...fiatAndRailCodes), (at, code) => {
      const later = sandboxPayoutTerms(code, new Date(at + minutes * minute));
      expect(later.rateE8).not.toBe(sandboxPayoutTerms(code, new Date(at)).rateE8);
    }),
  );
});

test('a rate stays for its five minutes', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: 0, max: 5 * minute - 1 }), (at, later) => {
      expect(sandboxPayoutTerms('ars', new Date(at + later))).toEqual(sandboxPayoutTerms('ars', new Date(at)));
    }),
  );
});

test('a rate moves by no more than half a percent, and a token is never worth more than a dollar', () => {
  fc.assert(
    fc.property(anyMoment, (at) => {
      const { rateE8 } = sandboxPayoutTerms('ars', new Date(at));
      expect(rateE8).toBeGreaterThanOrEqual(1_442_75000000n);
      expect(rateE8).toBeLessThanOrEqual(1_457_25000000n);
      expect(sandboxPayoutTerms('usd', new Date(at)).rateE8).toBeLessThanOrEqual(1_00000000n);
    }),
  );
});

test('nobody gains by bringing money in and out again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...payinCodes), anyMoment, anyMoment, (code, at, other) => {
      const now = new Date(at);
      const fiat = { amount: { type: 'fiat', units: 1_000_000_00n }, fiatExponent: 2 } as const;
      const tokens = payinQuote(sandboxPayinTerms(code, now), fiat)?.tokenUnits ?? 0n;
      const out = { amount: { type: 'token', units: tokens }, fiatExponent: 2 } as const;
      // Within the same five minutes; dollars at any two moments.
      const then = code === 'usd' ? new Date(other) : now;
      const back = payoutQuote(sandboxPayoutTerms(code, then), out)?.fiatUnits ?? 0n;
      expect(back).toBeGreaterThan(0n);
      expect(back).toBeLessThan(fiat.amount.units);
    }),
  );
});
