import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EvmBlockchain, TokenSymbol } from '#contracts';
import type { PayoutRequestStatusName } from './payout-request.lifecycle.js';

/** Payouts that are paid by one account, in one transaction on its chain. Whoever changes it or one of them holds this row. */
@Entity('payout_request')
@Index('payout_request_pending', ['createdAt'], { where: `status = 'pending'` })
@Check('payout_request_open_count', 'open_count >= 0')
@Check('payout_request_returning_count', 'returning_count >= 0')
export class PayoutRequest {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payout_request_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payout_request_pkey' })
  id: string;

  @Column('uuid')
  accountId: string;

  /** Of all its payouts. */
  @Column('text')
  token: TokenSymbol;

  /** Of the account. */
  @Column('text')
  blockchain: EvmBlockchain;

  @Column('text')
  status: PayoutRequestStatusName;

  /** Sealed: people write names into it. */
  @Column('bytea', { nullable: true })
  memo: Buffer | null;

  @Column('integer')
  payoutCount: number;

  /** Payouts that have not come to an end yet. */
  @Column('integer')
  openCount: number;

  /** Those that did not reach their recipient. */
  @Column('integer')
  failedCount: number;

  /** Those whose tokens are on their way back. */
  @Column('integer')
  returningCount: number;

  @Column('uuid', { nullable: true })
  transferId: string | null;

  @Column('text', { nullable: true })
  transactionHash: string | null;

  /** When its transaction was final. From then on whoever else is to pay is asked to. */
  @Column('timestamptz', { nullable: true })
  fundedAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
