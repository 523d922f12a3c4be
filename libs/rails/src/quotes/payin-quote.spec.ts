import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RailTerms } from '../contract/payout-rail.js';
import { payinQuote } from './payin-quote.js';
import type { QuotedAmount, QuoteInput } from './payout-quote.js';

const terms: RailTerms = { rateE8: 1_450_25000000n, exchangeFeeBasisPoints: 50, transactionFeeUnits: 250_000n };
const allE6 = 100_000_000n;

const anyTerms = fc.record({
  rateE8: fc.bigInt({ min: 1n, max: 10n ** 14n }),
  exchangeFeeBasisPoints: fc.oneof(fc.constantFrom(0, 1, 9_999, 10_000), fc.integer({ min: 0, max: 10_000 })),
  transactionFeeUnits: fc.bigInt({ min: 0n, max: 10n ** 8n }),
});
const anyFee = fc.oneof(fc.constantFrom(0n, 1n, allE6 - 1n, allE6), fc.bigInt({ min: 0n, max: allE6 }));
const anyUnits = fc.oneof(fc.bigInt({ min: 1n, max: 1_000n }), fc.bigInt({ min: 1n, max: 10n ** 18n }));
const anyWanted = fc.record({ fiatExponent: fc.constantFrom(0, 2), developerFeeE6: anyFee });

function input(
  type: QuotedAmount['type'],
  units: bigint,
  rest: Omit<QuoteInput, 'amount'> = { fiatExponent: 2 },
): QuoteInput {
  return { amount: { type, units }, ...rest };
}

describe('what money becomes', () => {
  test('is its worth, less our fees one after the other, less what the developer takes of the rest', () => {
    expect(payinQuote(terms, input('fiat', 14_502_500n, { fiatExponent: 2, developerFeeE6: 1_500_000n }))).toEqual({
      fiatUnits: 14_502_500n,
      grossUnits: 100_000_000n,
      transactionFeeUnits: 250_000n,
      exchangeFeeUnits: 498_750n,
      feeUnits: 748_750n,
      developerFeeUnits: 1_488_768n,
      tokenUnits: 97_762_482n,
    });
  });

  test('is rounded against nobody but by the last unit: the worth down, the exchange fee up, the developer fee down', () => {
    const odd = { rateE8: 3_00000000n, exchangeFeeBasisPoints: 50, transactionFeeUnits: 0n };
    expect(payinQuote(odd, input('fiat', 100n, { fiatExponent: 2, developerFeeE6: 1_000_000n }))).toEqual({
      fiatUnits: 100n,
      grossUnits: 333_333n,
      transactionFeeUnits: 0n,
      exchangeFeeUnits: 1_667n,
      feeUnits: 1_667n,
      developerFeeUnits: 3_316n,
      tokenUnits: 328_350n,
    });
  });

  test('is the same of a currency without decimals', () => {
    expect(payinQuote(terms, input('fiat', 145_025n, { fiatExponent: 0 }))).toMatchObject({ grossUnits: 100_000_000n });
  });

  test('is nothing where the developer takes everything, and our fees are paid', () => {
    expect(payinQuote(terms, input('fiat', 14_502_500n, { fiatExponent: 2, developerFeeE6: allE6 }))).toMatchObject({
      feeUnits: 748_750n,
      developerFeeUnits: 99_251_250n,
      tokenUnits: 0n,
    });
  });

  test('is so much or a little more for the least money that becomes so much', () => {
    const quote = payinQuote(terms, input('token', 97_762_482n, { fiatExponent: 2, developerFeeE6: 1_500_000n }));
    expect(quote).toMatchObject({ fiatUnits: 14_502_500n, tokenUnits: 97_762_482n });
    const dollars = { rateE8: 1_00000000n, exchangeFeeBasisPoints: 0, transactionFeeUnits: 0n };
    expect(payinQuote(dollars, input('token', 1_000_001n))).toMatchObject({ fiatUnits: 101n, tokenUnits: 1_010_000n });
  });

  test.each([
    ['the transaction fee is all of it', terms, input('fiat', 36_256n)],
    ['our fees are all of it', { ...terms, transactionFeeUnits: 0n, rateE8: 10n ** 12n }, input('fiat', 1n)],
    ['the exchange takes all', { ...terms, exchangeFeeBasisPoints: 10_000 }, input('fiat', 10_000_000n)],
    ['the exchange takes all, whatever comes', { ...terms, exchangeFeeBasisPoints: 10_000 }, input('token', 1n)],
    ['the developer takes all, whatever comes', terms, input('token', 1n, { fiatExponent: 2, developerFeeE6: allE6 })],
    ['the currency is worth nothing', { ...terms, rateE8: 0n }, input('fiat', 1n)],
    ['nothing comes', terms, input('fiat', 0n)],
    ['less than nothing comes', terms, input('fiat', -1n)],
    ['nothing is wanted', terms, input('token', 0n)],
  ])('is not there where %s', (_, its, wanted) => {
    expect(payinQuote(its, wanted)).toBeUndefined();
  });

  test('with a developer fee that is none is a mistake', () => {
    for (const developerFeeE6 of [-1n, allE6 + 1n])
      expect(() => payinQuote(terms, input('fiat', 1n, { fiatExponent: 2, developerFeeE6 }))).toThrow(RangeError);
  });

  test('adds up to its worth, and nothing in it is negative', () => {
    fc.assert(
      fc.property(anyTerms, fc.constantFrom('token', 'fiat'), anyUnits, anyWanted, (its, type, units, rest) => {
        const quote = payinQuote(its, input(type, units, rest));
        if (quote === undefined) return;
        expect(quote.transactionFeeUnits + quote.exchangeFeeUnits).toBe(quote.feeUnits);
        expect(quote.feeUnits + quote.developerFeeUnits + quote.tokenUnits).toBe(quote.grossUnits);
        for (const part of Object.values(quote)) expect(part).toBeGreaterThanOrEqual(0n);
        expect(quote.tokenUnits === 0n).toBe(rest.developerFeeE6 === allE6);
      }),
    );
  });

  test('is never worth more than the money', () => {
    fc.assert(
      fc.property(anyTerms, anyUnits, anyWanted, (its, units, rest) => {
        const { grossUnits = 0n } = payinQuote(its, input('fiat', units, rest)) ?? {};
        expect(grossUnits * its.rateE8 * 10n ** BigInt(rest.fiatExponent)).toBeLessThanOrEqual(units * 10n ** 14n);
      }),
    );
  });

  test('for an amount of tokens takes the least that is enough', () => {
    fc.assert(
      fc.property(anyTerms, anyUnits, anyWanted, (its, units, rest) => {
        const quote = payinQuote(its, input('token', units, rest));
        if (quote === undefined) return;
        const inTokens = (fiatUnits: bigint): bigint =>
          payinQuote(its, input('fiat', fiatUnits, rest))?.tokenUnits ?? 0n;
        expect(quote.tokenUnits).toBeGreaterThanOrEqual(units);
        expect(inTokens(quote.fiatUnits)).toBe(quote.tokenUnits);
        expect(inTokens(quote.fiatUnits - 1n)).toBeLessThan(units);
      }),
    );
  });

  test('for an amount of tokens is there wherever any money is enough', () => {
    fc.assert(
      fc.property(anyTerms, anyUnits, anyWanted, (its, units, rest) => {
        const { tokenUnits = 0n } = payinQuote(its, input('fiat', units, rest)) ?? {};
        if (tokenUnits === 0n) return;
        expect(payinQuote(its, input('token', tokenUnits, rest))?.fiatUnits).toBeLessThanOrEqual(units);
      }),
    );
  });

  test('is never less for more', () => {
    fc.assert(
      fc.property(anyTerms, anyUnits, anyUnits, anyWanted, (its, one, more, rest) => {
        const tokensOf = (units: bigint): bigint => payinQuote(its, input('fiat', units, rest))?.tokenUnits ?? 0n;
        expect(tokensOf(one + more)).toBeGreaterThanOrEqual(tokensOf(one));
      }),
    );
  });
});
