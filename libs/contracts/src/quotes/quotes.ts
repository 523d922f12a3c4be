import { Instant } from '../calendar.js';
import { Decimal, Nested, Tag, Text } from '../fields.js';
import { FiatAmount, TokenAmount } from '../money.js';
import { ListOfEither, type UnionOf, union } from '../union.js';

/** How long a quote holds. */
export const quoteSeconds = 300;

export class QuoteGiven {
  @Tag('success')
  type: 'success';

  @Decimal({ min: 0, example: 1450.25, describe: 'Units of the currency for one token.' })
  exchangeRate: number;

  @Decimal({ min: 0, example: 0.5, describe: 'Of what is exchanged, in percent.' })
  exchangeFeePercentage: number;

  @Nested(() => TokenAmount)
  transactionFee: TokenAmount;

  @Nested(() => TokenAmount, {
    describe: 'All fees together. Those of a payout are inside its amount; those of a payin are taken off before.',
  })
  feeTotal: TokenAmount;

  @Nested(() => FiatAmount, {
    describe: 'What the recipient of a payout receives, or what the payer of a payin sends.',
  })
  fiatAmount: FiatAmount;

  @Nested(() => TokenAmount, { describe: 'What leaves the account of a payout, or what that of a payin gets.' })
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

export const quoteOutcomes = union('type', { success: QuoteGiven, error: QuoteRefused });
export type QuoteOutcome = UnionOf<typeof quoteOutcomes>;

export class Quotes {
  @ListOfEither(quoteOutcomes, { describe: 'One for each that was asked for, in their order.' })
  results: QuoteOutcome[];
}
