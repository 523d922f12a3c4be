import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EvmBlockchain, TokenSymbol } from '#contracts';
import type { PayoutRequestStatusName } from './payout-request.lifecycle.js';

/** Payouts from one account in one transaction on its chain. Changing the request or one of its payouts takes a lock on this row. */
@Entity('payout_request')
@Index('payout_request_pending', ['createdAt'], { where: `status = 'pending'` })
@Index('payout_request_id', ['id'])
@Index('payout_request_status', ['status', 'id'])
@Index('payout_request_change', ['updatedAt', 'id'])
@Index('payout_request_transfer_id', ['transferId'], { where: '"transfer_id" IS NOT NULL' })
@Index('payout_request_transaction_hash', ['transactionHash'], { where: '"transaction_hash" IS NOT NULL' })
@Check('payout_request_open_count', 'open_count >= 0')
@Check('payout_request_returning_count', 'returning_count >= 0')
export class PayoutRequest {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payout_request_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payout_request_pkey' })
  id: string;

  @Column('uuid')
  accountId: string;

  /** The same for every payout. */
  @Column('text')
  token: TokenSymbol;

  /** The account's chain. */
  @Column('text')
  blockchain: EvmBlockchain;

  @Column('text')
  status: PayoutRequestStatusName;

  /** Sealed, because people write names into it. */
  @Column('bytea', { nullable: true })
  memo: Buffer | null;

  @Column('integer')
  payoutCount: number;

  /** Payouts that have not ended yet. */
  @Column('integer')
  openCount: number;

  /** Payouts that did not reach their recipient. */
  @Column('integer')
  failedCount = 0;

  /** Payouts whose tokens are on their way back. */
  @Column('integer')
  returningCount = 0;

  @Column('uuid', { nullable: true })
  transferId: string | null = null;

  /** The day on which it counts towards the limits of the organization, in UTC; null before it is executed. */
  @Column('text', { nullable: true })
  executedOn: string | null = null;

  @Column('text', { nullable: true })
  transactionHash: string | null = null;

  /** When the transaction became final: banks and the treasury are asked to pay from then on. */
  @Column('timestamptz', { nullable: true })
  fundedAt: Date | null = null;

  /** By the clock of the chain: before the request, where that is made once more for what was paid and forgotten. */
  @Column('timestamptz', { nullable: true })
  minedAt: Date | null = null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
