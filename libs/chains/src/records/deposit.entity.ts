import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { DepositStatus } from './deposit.lifecycle.js';

/** Credited, and not known to be on the chain any more. */
export const doubtful = `status = ANY ('{doubted,reappeared}'::text[])`;

/** Tokens sent to a wallet of ours, as seen in a block. */
@Entity('deposit')
@Index('deposit_transfer', ['blockchain', 'transactionHash', 'ordinal', 'destinationAddress', 'token', 'units'], {
  unique: true,
})
@Index('deposit_pending', ['blockchain', 'blockNumber'], { where: `status = 'pending'` })
@Index('deposit_block', ['blockchain', 'blockNumber'])
@Index('deposit_doubted', ['blockchain', 'blockNumber'], { where: doubtful })
@Index('deposit_account', ['organizationId', 'accountId', 'id'], { where: `status = 'pending'` })
export class Deposit {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'deposit_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'deposit_pkey' })
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('text')
  status: DepositStatus;

  @Column('text')
  blockchain: Blockchain;

  @Column('text')
  transactionHash: string;

  /** Its position among the transfers of its transaction. */
  @Column('integer')
  ordinal: number;

  @Column('bigint')
  blockNumber: string;

  /** Null if it was seen before this was recorded. */
  @Column('text', { nullable: true })
  blockHash: string | null;

  @Column('timestamptz')
  minedAt: Date;

  @Column('text')
  token: TokenSymbol;

  @Column('bigint')
  units: string;

  @Column('text')
  sourceAddress: string;

  @Column('text')
  destinationAddress: string;

  /** How often its credit was taken back, as its block was replaced: each time it may come again, and be credited again. */
  @Column('integer', { default: 0 })
  reversals: number;
}
