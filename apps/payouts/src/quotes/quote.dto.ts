import {
  Choice,
  type FiatAndRailCode,
  ListOf,
  Nested,
  type TokenSymbol,
  Units,
  fiatAndRailCodes,
  tokenSymbols,
} from '#contracts';

const amountTypes = ['token', 'fiat'] as const;

export class QuotedAmount {
  @Choice(amountTypes, { describe: '`token`: so much leaves the account. `fiat`: so much is received.' })
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

export class QuotesWanted {
  @ListOf(() => QuoteWanted, { min: 1, max: 100 })
  quotes: QuoteWanted[];
}
