import { Decimal, Instant, ListOfEither, Nested, Tag, Text, TokenAmount, type UnionOf, union } from '#contracts';
import { FiatAmount } from '../payouts/payout.view.js';

export class QuoteGiven {
  @Tag('success')
  type: 'success';

  @Decimal({ min: 0, example: 1450.25, describe: 'Units of the currency for one token.' })
  exchangeRate: number;

  @Decimal({ min: 0, example: 0.5, describe: 'Of what is exchanged, in percent.' })
  exchangeFeePercentage: number;

  @Nested(() => TokenAmount)
  transactionFee: TokenAmount;

  @Nested(() => TokenAmount, { describe: 'All fees together. They are inside the amount.' })
  feeTotal: TokenAmount;

  @Nested(() => FiatAmount, { describe: 'What is received.' })
  fiatAmount: FiatAmount;

  @Nested(() => TokenAmount, { describe: 'What leaves the account.' })
  tokenAmount: TokenAmount;

  @Instant()
  expiresAt: string;
}

export class QuoteRefused {
  @Tag('error')
  type: 'error';

  @Text({ max: 50, example: 'UnsupportedRail' })
  name: string;

  @Text({ max: 500 })
  message: string;
}

export const quoteViews = union('type', { success: QuoteGiven, error: QuoteRefused });
export type QuoteView = UnionOf<typeof quoteViews>;

export class QuotesView {
  @ListOfEither(quoteViews, { describe: 'One for each that was asked for, in their order.' })
  results: QuoteView[];
}
