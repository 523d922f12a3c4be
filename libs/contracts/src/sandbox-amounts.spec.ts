import { expect, test } from '@jest/globals';
import { decimalOf, hundredthsOf, sandboxHundredths } from './sandbox-amounts.js';
import { payoutFailures } from './vocabulary/payouts.js';

test.each([
  ['12', 0],
  ['12.8', 80],
  ['12.81', 81],
  ['12.8199', 81],
  ['12.081', 8],
  ['0.000081', 0],
])('the hundredths of %s are %i', (decimal, hundredths) => {
  expect(hundredthsOf(decimal)).toBe(hundredths);
});

test('no two outcomes have the same hundredths', () => {
  const failures = Object.values(payoutFailures).map((failure) => failure.sandboxHundredths);
  const all: number[] = [...failures, ...Object.values(sandboxHundredths)];
  expect(new Set(all).size).toBe(all.length);
});

test('an amount is written as it was given, in tokens or in fiat', () => {
  expect(decimalOf({ tokenAmount: 0.000001, tokenSymbol: 'USDC' })).toBe('0.000001');
  expect(decimalOf({ tokenAmount: 100_000_000, tokenSymbol: 'USDC' })).toBe('100000000');
  expect(decimalOf({ fiatAmount: 20_000.81, fiatCurrencyCode: 'ARS' })).toBe('20000.81');
});
