import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PayoutAmount, PayoutBlockchain, PayoutErrorCode, PayoutMethodCode, TokenSymbol } from '#contracts';
import type { BlockchainPayoutStatusName } from './blockchain-payout.lifecycle.js';
import type { FiatPayoutStatusName } from './fiat-payout.lifecycle.js';

/**
 * How the money gets to the recipient: through a bank (`fiat`); in the request's own transaction (`wallet`); or from the
 * treasury, on the recipient's chain (`treasury`). Money for the first and the last goes to the treasury first.
 */
export type PayoutChannel = 'fiat' | 'wallet' | 'treasury';

/** The quote of a fiat payout as it is stored: smallest units as text. */
export interface KeptPayoutQuote {
  readonly rateE8: string;
  readonly exchangeFeeBasisPoints: number;
  readonly transactionFeeUnits: string;
  readonly fiatUnits: string;
  readonly expiresAt: string;
}

@Entity('payout')
@Check('payout_token_units', 'token_units > 0')
@Index('payout_id', ['id'])
@Index('payout_status', ['status', 'id'])
@Index('payout_change', ['updatedAt', 'id'])
@Index('payout_amount', ['tokenUnits'])
@Index('payout_transfer_id', ['transferId'], { where: '"transfer_id" IS NOT NULL' })
@Index('payout_transaction_hash', ['transactionHash'], { where: '"transaction_hash" IS NOT NULL' })
@Index('payout_return_transfer_id', ['returnTransferId'], { where: '"return_transfer_id" IS NOT NULL' })
@Index('payout_return_transaction_id', ['returnTransactionId'], { where: '"return_transaction_id" IS NOT NULL' })
@Index('payout_rail_reference', ['railReference'], { where: '"rail_reference" IS NOT NULL' })
@Index('payout_rail', ['rail', 'initiatedAt'], { where: 'rail IS NOT NULL' })
@Index('payout_returning', ['returnRequestedAt'], {
  where: 'return_requested_at IS NOT NULL AND return_transaction_id IS NULL',
})
@Index('payout_request_of', ['organizationId', 'payoutRequestId', 'ordinal'], { unique: true })
export class Payout {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payout_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payout_pkey' })
  id: string;

  @Column('uuid')
  payoutRequestId: string;

  /** Position in the request, from 0. */
  @Column('integer')
  ordinal: number;

  @Column('text')
  channel: PayoutChannel;

  @Column('text')
  status: FiatPayoutStatusName | BlockchainPayoutStatusName;

  /** As the partner sent it. */
  @Column('jsonb')
  amount: PayoutAmount;

  /** Everything that leaves the account, fees included. */
  @Column('bigint')
  tokenUnits: string;

  @Column('bigint')
  developerFeeUnits: string;

  /** In millionths of a percent; null without a developer fee. */
  @Column('bigint', { nullable: true })
  developerFeeE6: string | null;

  /** What it pays for the chain, where it goes to a wallet. */
  @Column('bigint', { default: 0 })
  networkFeeUnits: string;

  /** What it pays for what is converted for it. */
  @Column('bigint', { default: 0 })
  spreadUnits: string;

  /** All fees together. */
  @Column('bigint')
  feeUnits: string;

  @Column('text', { nullable: true })
  fiatAndRail: PayoutMethodCode | null;

  @Column('jsonb', { nullable: true })
  quote: KeptPayoutQuote | null;

  @Column('text', { nullable: true })
  blockchain: PayoutBlockchain | null;

  @Column('text', { nullable: true })
  token: TokenSymbol | null;

  @Column('uuid', { nullable: true })
  counterpartyId: string | null;

  @Column('uuid', { nullable: true })
  payoutMethodId: string | null;

  /** `PayoutDestination`, sealed. */
  @Column('bytea')
  details: Buffer;

  /** The rail that quoted it: no other rail is ever asked to pay. */
  @Column('text', { nullable: true })
  rail: string | null;

  @Column('text', { nullable: true })
  railReference: string | null = null;

  /** By the reports of the rail, in the smallest unit of the currency: what left it for this payout and has not come back. */
  @Column('bigint', { default: 0 })
  railPaidUnits = '0';

  /** What of it came back, once the rail has said so. */
  @Column('bigint', { nullable: true })
  railReturnedUnits: string | null = null;

  /** All that the rail has charged for it so far. */
  @Column('bigint', { default: 0 })
  railFeeUnits = '0';

  /** The treasury's payment to the recipient, and its transaction on the chain. */
  @Column('uuid', { nullable: true })
  transferId: string | null = null;

  @Column('text', { nullable: true })
  transactionHash: string | null = null;

  /** Since when the account is owed the tokens again: set once, whatever is reported later. */
  @Column('timestamptz', { nullable: true })
  returnRequestedAt: Date | null = null;

  /** How often the chain refused to return them. */
  @Column('integer', { default: 0 })
  returnAttempts = 0;

  /** The transfer that returns the tokens. */
  @Column('uuid', { nullable: true })
  returnTransferId: string | null = null;

  @Column('uuid', { nullable: true })
  returnTransactionId: string | null = null;

  @Column('text', { nullable: true })
  errorCode: PayoutErrorCode | null = null;

  @Column('text', { nullable: true })
  failureReason: string | null = null;

  @Column('timestamptz', { nullable: true })
  initiatedAt: Date | null = null;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null = null;

  @Column('timestamptz', { nullable: true })
  refundInitiatedAt: Date | null = null;

  @Column('timestamptz', { nullable: true })
  refundCompletedAt: Date | null = null;

  /** When it ended as far as the request is concerned: a later refund does not change the outcome of the request. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null = null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}

export function isFiat({ channel }: Pick<Payout, 'channel'>): boolean {
  return channel === 'fiat';
}

/** Its money came back, and nobody was there to have it: nothing that its rail reports changes that. */
export function isWrittenOff({ status, refundInitiatedAt }: Pick<Payout, 'status' | 'refundInitiatedAt'>): boolean {
  return status === 'failed' && refundInitiatedAt !== null;
}
