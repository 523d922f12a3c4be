import { Choice, ListOf, Nested } from '../fields.js';
import { Units } from '../money.js';
import { type TokenSymbol, tokenSymbols } from '../vocabulary/money.js';
import { type FiatAndRailCode, fiatAndRailCodes } from '../vocabulary/payouts.js';

const amountTypes = ['token', 'fiat'] as const;

export class QuotedAmount {
  @Choice(amountTypes, {
    describe:
      '`token`: so much leaves the account of a payout, or so much the account of a payin gets. `fiat`: so much the recipient receives, or so much the payer sends.',
  })
  type: (typeof amountTypes)[number];

  @Units({ example: '12500000', describe: 'In the smallest units of the token or of the currency.' })
  value: string;
}

export class QuoteWanted {
  @Choice(fiatAndRailCodes, { example: 'ars' })
  fiatCurrencyAndRail: FiatAndRailCode;

  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Nested(() => QuotedAmount)
  amount: QuotedAmount;
}

/** What somebody wants to know the price of: of payouts and of payins it is asked in the same words. */
export class QuotesWanted {
  @ListOf(() => QuoteWanted, { min: 1, max: 100 })
  quotes: QuoteWanted[];
}
