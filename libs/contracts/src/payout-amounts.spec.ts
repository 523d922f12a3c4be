import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toSmallestUnits } from './money.js';
import { type PayoutAmount, PayoutAmountField, mostFiat, mostTokens, unitsOf } from './payout-amounts.js';
import { refusals } from './refusals.spec-fixture.js';

class Holder {
  @PayoutAmountField()
  amount: PayoutAmount;
}

const placesRefused = (amount: unknown): string[] => Object.keys(refusals(Holder, { amount }));

describe('an amount that is to be paid', () => {
  test.each([
    [{ tokenAmount: 0.000001, tokenSymbol: 'USDC' }, 1n],
    [{ tokenAmount: 12.5, tokenSymbol: 'USDT' }, 12_500_000n],
    [{ tokenAmount: mostTokens, tokenSymbol: 'USDC' }, 100_000_000_000_000n],
    [{ fiatAmount: 0.01, fiatCurrencyCode: 'ARS' }, 1n],
    [{ fiatAmount: 1_500, fiatCurrencyCode: 'CLP' }, 1_500n],
    [{ fiatAmount: mostFiat, fiatCurrencyCode: 'ARS' }, 10_000_000_000_000n],
  ])('%j is exactly so many smallest units', (amount, units) => {
    expect(placesRefused(amount)).toEqual([]);
    expect(unitsOf(amount as PayoutAmount)).toBe(units);
  });

  test.each([
    [{ tokenAmount: 0, tokenSymbol: 'USDC' }, 'amount.tokenAmount'],
    [{ tokenAmount: -1, tokenSymbol: 'USDC' }, 'amount.tokenAmount'],
    [{ tokenAmount: 0.0000001, tokenSymbol: 'USDC' }, 'amount.tokenAmount'],
    [{ tokenAmount: 0.1 + 0.2, tokenSymbol: 'USDC' }, 'amount.tokenAmount'],
    [{ tokenAmount: 1e21, tokenSymbol: 'USDC' }, 'amount.tokenAmount'],
    [{ tokenAmount: mostTokens + 1, tokenSymbol: 'USDC' }, 'amount.tokenAmount'],
    [{ tokenAmount: '12.5', tokenSymbol: 'USDC' }, 'amount.tokenAmount'],
    [{ tokenAmount: 1, tokenSymbol: 'DAI' }, 'amount.tokenSymbol'],
    [{ tokenAmount: 1 }, 'amount.tokenSymbol'],
    [{ fiatAmount: 1.001, fiatCurrencyCode: 'ARS' }, 'amount.fiatAmount'],
    [{ fiatAmount: 1.5, fiatCurrencyCode: 'CLP' }, 'amount.fiatAmount'],
    [{ fiatAmount: 1, fiatCurrencyCode: 'ZZZ' }, 'amount.fiatCurrencyCode'],
    [{ fiatAmount: 1, fiatCurrencyCode: 'ARS', tokenSymbol: 'USDC' }, 'amount.tokenSymbol'],
    [12.5, 'amount'],
    [[], 'amount'],
  ])('%j is refused at %s', (amount, place) => {
    expect(placesRefused(amount)).toEqual([place]);
  });

  test('is never rounded: whatever is taken are the units that were written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: mostTokens * 1_000 }),
        fc.integer({ min: 0, max: 6 }),
        (number, decimals) => {
          const tokenAmount = number / 10 ** decimals;
          const refused = placesRefused({ tokenAmount, tokenSymbol: 'USDC' });
          if (refused.length === 0)
            expect(unitsOf({ tokenAmount, tokenSymbol: 'USDC' })).toBe(toSmallestUnits(String(tokenAmount), 6));
          else expect(tokenAmount).toBeGreaterThan(mostTokens);
        },
      ),
    );
  });
});
