import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EvmBlockchain, PayinCode, PayinFailureReason, PayinType, TokenSymbol } from '#contracts';
import type { PayerInstructions } from '#rails';
import type { PayinStatusName } from './payin.lifecycle.js';

/** What the money is converted to, in smallest units as text: an estimate until settlement, then what was paid. */
export interface StoredPayinQuote {
  readonly rateE8: string;
  readonly exchangeFeeBasisPoints: number;
  readonly transactionFeeUnits: string;
  /** All that the platform takes. */
  readonly feeUnits: string;
  readonly developerFeeUnits: string;
  /** What the account gets. */
  readonly tokenUnits: string;
}

export type MoneyReturnStatus = 'asked' | 'confirmed' | 'refused';

@Entity('payin')
@Index('payin_id', ['id'])
@Index('payin_status', ['status', 'id'])
@Index('payin_change', ['updatedAt', 'id'])
@Index('payin_amount', ['fiatUnits'], { where: '"fiat_units" IS NOT NULL' })
@Index('payin_transfer', ['transferId'], { where: '"transfer_id" IS NOT NULL' })
@Index('payin_transaction', ['transactionId'], { where: '"transaction_id" IS NOT NULL' })
@Index('payin_hash', ['transactionHash'], { where: '"transaction_hash" IS NOT NULL' })
@Index('payin_due', ['expiresAt'], { where: `status = 'created'` })
@Index('payin_awaiting', ['organizationId', 'id'], { where: 'is_awaiting_approval' })
@Index('payin_pending', ['fundsReceivedAt'], { where: `status = ANY ('{pending,on-hold}'::text[])` })
@Index('payin_returning', ['failedAt'], { where: `return_status = ANY ('{asked,refused}'::text[])` })
export class Payin {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payin_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payin_pkey' })
  id: string;

  @Column('uuid')
  accountId: string;

  /** The `payinDetails.type` of the API. */
  @Column('text')
  type: PayinType;

  @Column('text')
  status: PayinStatusName;

  /** Null for tokens, which come by no rail. */
  @Column('text', { nullable: true })
  code: PayinCode | null;

  @Column('bigint', { nullable: true })
  fiatUnits: string | null;

  /** Sealed: `payinDetails`, which names the payer's account. */
  @Column('bytea')
  details: Buffer;

  /** Sealed: who paid. */
  @Column('bytea', { nullable: true })
  sender: Buffer | null;

  @Column('jsonb', { nullable: true })
  instructions: PayerInstructions | null;

  /** The rail that brings the money. */
  @Column('text', { nullable: true })
  rail: string | null;

  /** The rail's id of the movement that was accepted for it. */
  @Column('text', { nullable: true })
  arrivalId: string | null;

  /** By the reports of the rail, in the smallest unit of the currency: what it holds for this payin. */
  @Column('bigint', { default: 0 })
  railHeldUnits: string;

  /** All that the rail has charged for it so far. */
  @Column('bigint', { default: 0 })
  railFeeUnits: string;

  /** What became of the request that the rail send the money back; null where none was made. */
  @Column('text', { nullable: true })
  returnStatus: MoneyReturnStatus | null;

  /** The rail's own id of the movement by which it went back. */
  @Column('text', { nullable: true })
  returnReference: string | null;

  /** What the account gets. */
  @Column('text')
  token: TokenSymbol;

  @Column('text')
  blockchain: EvmBlockchain;

  /** In millionths of a percent; null where there is none. */
  @Column('bigint', { nullable: true })
  developerFeeE6: string | null;

  /** Null where nothing is converted, as for tokens on EVM chains. */
  @Column('jsonb', { nullable: true })
  quote: StoredPayinQuote | null;

  /** The money is here and waits for its organization to be approved. */
  @Column('boolean')
  isAwaitingApproval: boolean;

  /** When its rail put it on hold for compliance, which happens once. */
  @Column('timestamptz', { nullable: true })
  heldAt: Date | null;

  /** The transfer from the treasury to the account. */
  @Column('uuid', { nullable: true })
  transferId: string | null;

  /** The transaction in the account's list. */
  @Column('uuid', { nullable: true })
  transactionId: string | null;

  @Column('text', { nullable: true })
  transactionHash: string | null;

  @Column('text', { nullable: true })
  failureReason: PayinFailureReason | null;

  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { nullable: true })
  fundsReceivedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  completedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  failedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  canceledAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
