import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PayoutAmount, PayoutBlockchain, PayoutErrorCode, PayoutMethodCode, TokenSymbol } from '#contracts';
import type { BlockchainPayoutStatusName } from './blockchain-payout.lifecycle.js';
import type { FiatPayoutStatusName } from './fiat-payout.lifecycle.js';

/**
 * How the money gets to its recipient: by a bank (`fiat`); in the transaction of the request (`wallet`); or from the
 * treasury, on whatever chain the recipient is (`treasury`). What does not go to a wallet goes to the treasury first.
 */
export type PayoutChannel = 'fiat' | 'wallet' | 'treasury';

/** What a fiat payout was offered, as it is kept: smallest units as text. */
export interface KeptPayoutQuote {
  readonly rateE8: string;
  readonly exchangeFeeBasisPoints: number;
  readonly transactionFeeUnits: string;
  readonly fiatUnits: string;
  readonly expiresAt: string;
}

@Entity('payout')
@Check('payout_token_units', 'token_units > 0')
@Index('payout_request_of', ['organizationId', 'payoutRequestId', 'ordinal'], { unique: true })
export class Payout {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payout_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payout_pkey' })
  id: string;

  @Column('uuid')
  payoutRequestId: string;

  /** Its place in the request, from 0. */
  @Column('integer')
  ordinal: number;

  @Column('text')
  way: PayoutChannel;

  @Column('text')
  status: FiatPayoutStatusName | BlockchainPayoutStatusName;

  /** As it was asked for. */
  @Column('jsonb')
  amount: PayoutAmount;

  /** All that leaves the account for it, fees included. */
  @Column('bigint')
  tokenUnits: string;

  @Column('bigint')
  developerFeeUnits: string;

  /** In millionths of a percent; null where none was asked for. */
  @Column('bigint', { nullable: true })
  developerFeeE6: string | null;

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

  /** Who is paid, and where: sealed. */
  @Column('bytea')
  details: Buffer;

  /** Of the rail that quoted it: no other is ever asked to pay it. */
  @Column('text', { nullable: true })
  rail: string | null;

  @Column('text', { nullable: true })
  railReference: string | null;

  /** By which the treasury pays it, and what became of that on its chain. */
  @Column('uuid', { nullable: true })
  transferId: string | null;

  @Column('text', { nullable: true })
  transactionHash: string | null;

  /** From when on its tokens are owed to the account again: once, whatever is told afterwards. */
  @Column('timestamptz', { nullable: true })
  returnRequestedAt: Date | null;

  /** How often the chain refused to bring them back. */
  @Column('integer', { default: 0 })
  returnAttempts: number;

  /** By which its tokens come back. */
  @Column('uuid', { nullable: true })
  returnTransferId: string | null;

  @Column('uuid', { nullable: true })
  returnTransactionId: string | null;

  @Column('text', { nullable: true })
  errorCode: PayoutErrorCode | null;

  @Column('text', { nullable: true })
  failureReason: string | null;

  @Column('timestamptz', { nullable: true })
  initiatedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  refundInitiatedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  refundCompletedAt: Date | null;

  /** When it came to its end for the request; a refund afterwards does not change what became of that. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
