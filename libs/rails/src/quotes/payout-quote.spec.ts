import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RailTerms } from '../contract/payout-rail.js';
import { type QuotedAmount, type QuoteInput, payoutQuote } from './payout-quote.js';

const terms: RailTerms = { rateE8: 1_450_25000000n, exchangeFeeBasisPoints: 50, transactionFeeUnits: 250_000n };

const anyTerms = fc.record({
  rateE8: fc.bigInt({ min: 1n, max: 10n ** 14n }),
  exchangeFeeBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  transactionFeeUnits: fc.bigInt({ min: 0n, max: 10n ** 8n }),
});
const anyFee = fc.oneof(fc.constantFrom(0n, 1n, 99_999_999n, 100_000_000n), fc.bigInt({ min: 0n, max: 100_000_000n }));
const anyUnits = fc.oneof(fc.bigInt({ min: 1n, max: 1_000n }), fc.bigInt({ min: 1n, max: 10n ** 18n }));
const anyWanted = fc.record({ fiatExponent: fc.constantFrom(0, 2), developerFeeE6: anyFee });

function input(
  type: QuotedAmount['type'],
  units: bigint,
  rest: Omit<QuoteInput, 'amount'> = { fiatExponent: 2 },
): QuoteInput {
  return { amount: { type, units }, ...rest };
}

describe('a quote', () => {
  test('takes the fees out of the amount, one after the other', () => {
    expect(payoutQuote(terms, input('token', 100_000_000n, { fiatExponent: 2, developerFeeE6: 1_500_000n }))).toEqual({
      tokenUnits: 100_000_000n,
      developerFeeUnits: 1_500_000n,
      transactionFeeUnits: 250_000n,
      exchangeFeeUnits: 491_250n,
      feeUnits: 2_241_250n,
      exchangedUnits: 97_758_750n,
      fiatUnits: 14_177_462n,
    });
  });

  test('rounds against nobody but by the last unit: the developer fee down, the exchange fee up, the rest down', () => {
    const dear = { ...terms, rateE8: 1_00000000n, transactionFeeUnits: 0n };
    const quote = payoutQuote(dear, input('token', 1_000_099n, { fiatExponent: 2, developerFeeE6: 1_000_000n }));
    expect(quote).toMatchObject({ developerFeeUnits: 10_000n, exchangeFeeUnits: 4_951n, fiatUnits: 98n });
  });

  test('of a currency without decimals has none', () => {
    expect(payoutQuote(terms, input('token', 10_000_000n, { fiatExponent: 0 }))?.fiatUnits).toBe(14_069n);
  });

  test('for an amount of the currency pays exactly that', () => {
    const quote = payoutQuote(terms, input('fiat', 14_177_462n, { fiatExponent: 2, developerFeeE6: 1_500_000n }));
    expect(quote?.fiatUnits).toBe(14_177_462n);
    expect(quote?.tokenUnits).toBeLessThanOrEqual(100_000_000n);
    expect(quote?.tokenUnits).toBeGreaterThan(99_999_990n);
  });

  test.each([
    ['the transaction fee is the whole amount', terms, input('token', 250_000n)],
    ['the rest is less than the last unit of the currency', terms, input('token', 250_007n)],
    ['nothing was requested', terms, input('token', 0n)],
    ['less than nothing was requested', terms, input('fiat', -1n)],
    ['the developer takes all', terms, input('fiat', 1n, { fiatExponent: 2, developerFeeE6: 100_000_000n })],
    ['the exchange takes all', { ...terms, exchangeFeeBasisPoints: 10_000 }, input('fiat', 1n)],
    ['the currency is worth nothing', { ...terms, rateE8: 0n }, input('fiat', 1n)],
  ])('is not there where %s', (_, its, wanted) => {
    expect(payoutQuote(its, wanted)).toBeUndefined();
  });

  test('with a developer fee that is none is a mistake', () => {
    for (const developerFeeE6 of [-1n, 100_000_001n])
      expect(() => payoutQuote(terms, input('token', 1n, { fiatExponent: 2, developerFeeE6 }))).toThrow(RangeError);
  });

  test('adds up to the amount, and nothing in it is negative', () => {
    fc.assert(
      fc.property(anyTerms, fc.constantFrom('token', 'fiat'), anyUnits, anyWanted, (its, type, units, rest) => {
        const quote = payoutQuote(its, input(type, units, rest));
        if (quote === undefined) return;
        const { tokenUnits, developerFeeUnits, transactionFeeUnits, exchangeFeeUnits, feeUnits } = quote;
        expect(developerFeeUnits + transactionFeeUnits + exchangeFeeUnits).toBe(feeUnits);
        expect(feeUnits + quote.exchangedUnits).toBe(tokenUnits);
        for (const part of Object.values(quote)) expect(part).toBeGreaterThanOrEqual(0n);
        expect(quote.fiatUnits).toBeGreaterThan(0n);
      }),
    );
  });

  test('for an amount of the currency takes the least that is enough', () => {
    fc.assert(
      fc.property(anyTerms, anyUnits, anyWanted, (its, units, rest) => {
        const quote = payoutQuote(its, input('fiat', units, rest));
        if (quote === undefined) return;
        expect(quote.fiatUnits).toBe(units);
        const inTokens = (tokenUnits: bigint): bigint =>
          payoutQuote(its, input('token', tokenUnits, rest))?.fiatUnits ?? 0n;
        expect(inTokens(quote.tokenUnits)).toBeGreaterThanOrEqual(units);
        expect(inTokens(quote.tokenUnits - 1n)).toBeLessThan(units);
      }),
    );
  });

  test('for an amount of the currency is there wherever any amount is enough', () => {
    fc.assert(
      fc.property(anyTerms, anyUnits, anyWanted, (its, units, rest) => {
        const fiatUnits = payoutQuote(its, input('token', units, rest))?.fiatUnits;
        if (fiatUnits === undefined) return;
        expect(payoutQuote(its, input('fiat', fiatUnits, rest))?.tokenUnits).toBeLessThanOrEqual(units);
      }),
    );
  });

  test('never pays less for more', () => {
    fc.assert(
      fc.property(anyTerms, anyUnits, anyUnits, anyWanted, (its, one, more, rest) => {
        const fiatOf = (units: bigint): bigint => payoutQuote(its, input('token', units, rest))?.fiatUnits ?? 0n;
        expect(fiatOf(one + more)).toBeGreaterThanOrEqual(fiatOf(one));
      }),
    );
  });
});
