import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { quoteOfMoney, quoteOfTokens } from './stored-quote.js';

/** One token is worth 1,450.25 of the currency. */
const terms = {
  rateE8: 145_025_000_000n,
  exchangeFeeBasisPoints: 50,
  transactionFeeUnits: 250_000n,
  leastFiatUnits: 1n,
};
const money = { id: 'payin', code: 'ars', fiatUnits: '1450250', developerFeeE6: null } as const;

test('money becomes tokens less our fees, and less what the developer takes of the rest', () => {
  // 10 tokens, of which 0.25 and half a percent of 9.75 are ours: 9.70125 are left.
  const ours = {
    rateE8: '145025000000',
    exchangeFeeBasisPoints: 50,
    transactionFeeUnits: '250000',
    feeUnits: '298750',
  };
  expect(quoteOfMoney(terms, money)).toEqual({ ...ours, developerFeeUnits: '0', tokenUnits: '9701250' });
  expect(quoteOfMoney(terms, { ...money, developerFeeE6: '10000000' })).toEqual({
    ...ours,
    developerFeeUnits: '970125',
    tokenUnits: '8731125',
  });
  expect(quoteOfMoney(terms, { ...money, developerFeeE6: '100000000' })).toEqual({
    ...ours,
    developerFeeUnits: '9701250',
    tokenUnits: '0',
  });
});

test('money of which our fees leave nothing becomes nothing', () => {
  expect(quoteOfMoney(terms, { ...money, fiatUnits: '36256' })).toBeUndefined();
  expect(quoteOfMoney(terms, { ...money, fiatUnits: '36300' })).toMatchObject({ developerFeeUnits: '0' });
});

test('what was deposited in tokens is of no money', () => {
  expect(() => quoteOfMoney(terms, { ...money, code: null, fiatUnits: null })).toThrow(
    'The payin payin is of no money',
  );
});

test('tokens become as many others, however many they are', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 18n }), (units) => {
      expect(quoteOfTokens(String(units))).toEqual({
        rateE8: '100000000',
        exchangeFeeBasisPoints: 0,
        transactionFeeUnits: '0',
        feeUnits: '0',
        developerFeeUnits: '0',
        tokenUnits: String(units),
      });
    }),
  );
});
