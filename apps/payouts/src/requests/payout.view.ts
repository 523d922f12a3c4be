import {
  Choice,
  Decimal,
  FiatAmount,
  type FiatAndRailCode,
  type FiatPayoutStatus,
  Instant,
  Nested,
  OneOf,
  type PayoutAmount,
  PayoutAmountField,
  type PayoutBlockchain,
  type PayoutMethodInfo,
  type TokenSymbol,
  Tag,
  Text,
  TokenAmount,
  type UnionOf,
  Uuid,
  fiatAndRailCodes,
  fiatPayoutStatus,
  payoutBlockchains,
  payoutMethodInfos,
  tokenSymbols,
  union,
} from '#contracts';

class DeveloperFeeTaken {
  @Decimal({ min: 0, max: 100, example: 1.5 })
  developerFeePercentage: number;

  @Nested(() => TokenAmount)
  fee: TokenAmount;
}

const developerFee = { optional: true, describe: 'What was asked for, and what it comes to.' };

export class FiatPayoutView {
  @Tag('fiat')
  type: 'fiat';

  @Choice(fiatAndRailCodes, { example: 'ars' })
  fiatAndRailCode: FiatAndRailCode;

  @OneOf(fiatPayoutStatus)
  status: FiatPayoutStatus;

  @Nested(() => TokenAmount, { describe: 'What leaves the account for it, fees included.' })
  sourceAmount: TokenAmount;

  @Nested(() => FiatAmount, { describe: 'What the recipient receives.' })
  fiatAmount: FiatAmount;

  @Nested(() => TokenAmount)
  transactionFee: TokenAmount;

  @Decimal({ min: 0, example: 0.5, describe: 'Of what is exchanged, in percent.' })
  exchangeFeePercentage: number;

  @Decimal({ min: 0, example: 1450.25, describe: 'Units of the currency for one token.' })
  exchangeRate: number;

  @Nested(() => TokenAmount, { describe: 'All fees together. They are inside the amount.' })
  feeTotal: TokenAmount;

  @Nested(() => DeveloperFeeTaken, developerFee)
  developerFee?: DeveloperFeeTaken;

  @OneOf(payoutMethodInfos, { describe: 'Where the money goes, masked.' })
  payoutMethod: PayoutMethodInfo;
}

const blockchainPayoutWords = ['AWAITING_EXECUTION', 'PENDING', 'EXECUTED', 'FAILED', 'CANCELED'] as const;
export type BlockchainPayoutWord = (typeof blockchainPayoutWords)[number];

export class BlockchainPayoutView {
  @Tag('blockchain')
  type: 'blockchain';

  @Text({ max: 64, example: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
  walletAddress: string;

  @Choice(payoutBlockchains, { example: 'POLYGON', describe: '`SOLANA` for payouts in USD alone.' })
  blockchain: PayoutBlockchain;

  @Choice(tokenSymbols, { describe: 'What the recipient receives.' })
  token: TokenSymbol;

  @Choice(blockchainPayoutWords)
  status: BlockchainPayoutWord;

  @Nested(() => TokenAmount)
  destinationAmount: TokenAmount;

  @Nested(() => DeveloperFeeTaken, developerFee)
  developerFee?: DeveloperFeeTaken;

  @Text({
    max: 100,
    optional: true,
    nullable: true,
    describe:
      'Of payouts in USD, once they are settled. All others are in the transaction of the request, which has its hash.',
  })
  transactionHash?: string | null;

  @Text({ max: 500, optional: true, describe: 'Why it failed.' })
  failureReason?: string;
}

export const payoutViews = union('type', { fiat: FiatPayoutView, blockchain: BlockchainPayoutView });

class IndividualRecipientInfo {
  @Tag('individual')
  type: 'individual';

  @Text({ max: 200, example: '****na' })
  firstName: string;

  @Text({ max: 200, example: '****ez' })
  lastName: string;

  @Text({ max: 254, optional: true, example: '****.com' })
  email?: string;

  @Uuid({ optional: true })
  counterpartyId?: string;

  @Uuid({ optional: true })
  payoutMethodId?: string;
}

class BusinessRecipientInfo {
  @Tag('business')
  type: 'business';

  @Text({ max: 200, example: '****S.A.' })
  name: string;

  @Text({ max: 254, optional: true, example: '****mple' })
  email?: string;

  @Uuid({ optional: true })
  counterpartyId?: string;

  @Uuid({ optional: true })
  payoutMethodId?: string;
}

export const recipientViews = union('type', { individual: IndividualRecipientInfo, business: BusinessRecipientInfo });
export type RecipientView = UnionOf<typeof recipientViews>;

/** One payout of a request. */
export class PayoutView {
  @Uuid()
  id: string;

  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;

  @PayoutAmountField()
  amount: PayoutAmount;

  @OneOf(payoutViews)
  details: FiatPayoutView | BlockchainPayoutView;

  @OneOf(recipientViews, { describe: 'Who is paid, masked.' })
  recipient: RecipientView;
}
