import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EvmBlockchain, PayinCode, PayinFailureReason, PayinType, TokenSymbol } from '#contracts';
import type { PayerInstructions } from '#rails';
import type { PayinStatusName } from './payin.lifecycle.js';

/** What the money becomes, in smallest units as text: expected while none has come, actual from its settlement on. */
export interface KeptPayinQuote {
  readonly rateE8: string;
  readonly exchangeFeeBasisPoints: number;
  readonly transactionFeeUnits: string;
  /** All that is ours. */
  readonly feeUnits: string;
  readonly developerFeeUnits: string;
  /** What the account gets. */
  readonly tokenUnits: string;
}

@Entity('payin')
@Index('payin_id', ['id'], { type: 'hash' })
@Index('payin_due', ['expiresAt'], { where: `status = 'created'` })
@Index('payin_awaiting', ['organizationId', 'id'], { where: 'is_awaiting_approval' })
@Index('payin_pending', ['fundsReceivedAt'], { where: `status = ANY ('{pending,on-hold}'::text[])` })
export class Payin {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payin_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payin_pkey' })
  id: string;

  @Column('uuid')
  accountId: string;

  /** What it is of, as `payinDetails.type` has it. */
  @Column('text')
  type: PayinType;

  @Column('text')
  status: PayinStatusName;

  /** Null for tokens, which no bank brings. */
  @Column('text', { nullable: true })
  code: PayinCode | null;

  @Column('bigint', { nullable: true })
  fiatUnits: string | null;

  /** Sealed: `payinDetails`, which names the account of the payer. */
  @Column('bytea')
  details: Buffer;

  /** Sealed: who paid, once somebody has. */
  @Column('bytea', { nullable: true })
  sender: Buffer | null;

  @Column('jsonb', { nullable: true })
  instructions: PayerInstructions | null;

  /** Who brings the money. */
  @Column('text', { nullable: true })
  rail: string | null;

  /** The movement that was taken for it, as the rail told it. */
  @Column('text', { nullable: true })
  arrivalId: string | null;

  /** What the account gets. */
  @Column('text')
  token: TokenSymbol;

  @Column('text')
  blockchain: EvmBlockchain;

  /** In millionths of a percent; null where none was asked for. */
  @Column('bigint', { nullable: true })
  developerFeeE6: string | null;

  /** Null where nothing is converted: the tokens themselves came. */
  @Column('jsonb', { nullable: true })
  quote: KeptPayinQuote | null;

  /** The money is here, and waits for its organization to be approved. */
  @Column('boolean')
  isAwaitingApproval: boolean;

  /** When its rail began to look at it: it does so once. */
  @Column('timestamptz', { nullable: true })
  heldAt: Date | null;

  /** From the treasury to the account. */
  @Column('uuid', { nullable: true })
  transferId: string | null;

  /** In the list of the account. */
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

/** What a payin has when nothing has happened to it. */
export const blankPayin = {
  sender: null,
  instructions: null,
  arrivalId: null,
  quote: null,
  developerFeeE6: null,
  isAwaitingApproval: false,
  heldAt: null,
  transferId: null,
  transactionId: null,
  transactionHash: null,
  failureReason: null,
  expiresAt: null,
  fundsReceivedAt: null,
  completedAt: null,
  failedAt: null,
  canceledAt: null,
} as const;
