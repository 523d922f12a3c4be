import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { WithdrawalStatus } from './developer-fee-withdrawal.lifecycle.js';

/** Fees of a developer on their way to an account of its own. */
@Entity('developer_fee_withdrawal')
@Check('developer_fee_withdrawal_units', 'units > 0')
@Index('developer_fee_withdrawal_id', ['id'], { unique: true })
export class DeveloperFeeWithdrawal {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'developer_fee_withdrawal_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'developer_fee_withdrawal_pkey' })
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('text')
  token: TokenSymbol;

  @Column('text')
  blockchain: Blockchain;

  @Column('bigint')
  units: string;

  /** How much of it lay in wallets of the organization, of payouts; the rest in the treasury, of payins. */
  @Column('bigint')
  ownUnits: string;

  @Column('text')
  status: WithdrawalStatus;

  /** Null until the treasury has enough. */
  @Column('uuid', { nullable: true })
  transferId: string | null;

  /** In the list of the account. */
  @Column('uuid', { nullable: true })
  transactionId: string | null;

  @Column('text', { nullable: true })
  transactionHash: string | null;

  @Column('text', { nullable: true })
  failureReason: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
