import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { RelatedType } from './transfer.entity.js';

export const transactionTypes = ['credit', 'debit'] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** What changed the balance of an account: tokens that moved, final on their chain, or that stay in the wallet and change hands. */
@Entity('transaction')
@Index('transaction_id', ['id'])
@Index('transaction_amount', ['units'])
@Index('transaction_hash', ['transactionHash'])
@Index('transaction_related', ['relatedId'], { where: '"related_id" IS NOT NULL' })
@Index('transaction_account', ['organizationId', 'accountId', 'id'])
export class Transaction {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'transaction_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'transaction_pkey' })
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('text')
  type: TransactionType;

  @Column('text')
  token: TokenSymbol;

  @Column('text')
  blockchain: Blockchain;

  @Column('bigint')
  units: string;

  @Column('text')
  transactionHash: string;

  @Column('text')
  sourceAddress: string;

  @Column('text')
  destinationAddress: string;

  /** When its block was made, or its tokens changed hands. */
  @Column('timestamptz')
  minedAt: Date;

  @Column('text', { nullable: true })
  relatedType: RelatedType | null;

  @Column('uuid', { nullable: true })
  relatedId: string | null;
}
