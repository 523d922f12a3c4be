import {
  AutoOnrampSettlementStrategy,
  Choice,
  Instant,
  Nested,
  OneOf,
  type PayinDetails,
  type PayinDeveloperFee,
  type PayinFailureReason,
  type PayinInstructions,
  type PayinSender,
  PayinSenderField,
  PayinStatus,
  type SettlementDetails,
  Uuid,
  payinDetails,
  payinDeveloperFees,
  payinFailureReasons,
  payinInstructions,
  settlementDetails,
} from '#contracts';

export class PayinTimestamps {
  @Instant()
  createdAt: string;

  @Instant({ optional: true })
  fundsReceivedAt?: string;

  @Instant({ optional: true })
  completedAt?: string;

  @Instant({ optional: true })
  failedAt?: string;

  @Instant({ optional: true })
  canceledAt?: string;

  @Instant({ optional: true, describe: 'Until when the payer may pay.' })
  expiresAt?: string;
}

export class PayinView {
  @Uuid()
  id: string;

  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;

  @Uuid()
  destinationAccountId: string;

  @Nested(() => PayinStatus)
  status: PayinStatus;

  @OneOf(payinDetails, {
    describe: 'As it was asked for; of money that came by itself, where it came to and how much it was.',
  })
  payinDetails: PayinDetails;

  @OneOf(payinInstructions, { optional: true, describe: 'How to pay what was asked for.' })
  payinInstructions?: PayinInstructions;

  @PayinSenderField({ optional: true, describe: 'Who paid, as far as the rail told it.' })
  senderMetadata?: PayinSender;

  @OneOf(payinDeveloperFees, { optional: true })
  developerFee?: PayinDeveloperFee;

  @Nested(() => AutoOnrampSettlementStrategy, { optional: true, describe: 'Where the money becomes other tokens.' })
  settlementStrategy?: AutoOnrampSettlementStrategy;

  @OneOf(settlementDetails, {
    optional: true,
    describe: 'What the account gets: expected, then actual; or for what the money waits.',
  })
  settlementDetails?: SettlementDetails;

  @Choice(payinFailureReasons, { optional: true })
  failureReason?: PayinFailureReason;

  @Nested(() => PayinTimestamps)
  timestamps: PayinTimestamps;
}
