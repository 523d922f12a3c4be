import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { PreparationDetails } from '../gateway/gateway.js';
import type { TransferStatus } from './transfer.lifecycle.js';

export const relatedTypes = ['payin', 'payoutRequest'] as const;
export type RelatedType = (typeof relatedTypes)[number];

export interface StoredPayment {
  readonly destination: string;
  readonly units: string;
  readonly amounts?: readonly string[];
}

export const inProgress = `status = ANY ('{requested,signed}'::text[])`;

/** What is to be one transaction on a chain, from the moment it is decided. */
@Entity('transfer')
@Index('transfer_due', ['blockchain', 'dueAt'], { where: inProgress })
@Index('transfer_block', ['blockchain', 'blockNumber'], { where: 'block_number IS NOT NULL' })
@Index('transfer_preparation', ['preparationKey'], {
  unique: true,
  where: `${inProgress} AND preparation_key IS NOT NULL`,
})
export class Transfer {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'transfer_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'transfer_pkey' })
  id: string;

  @Column('text')
  status: TransferStatus;

  @Column('text')
  blockchain: Blockchain;

  /** The account that pays; null for a preparation. */
  @Column('uuid', { nullable: true })
  accountId: string | null;

  @Column('integer')
  walletNumber: number;

  @Column('text')
  walletAddress: string;

  @Column('text', { nullable: true })
  token: TokenSymbol | null;

  @Column('jsonb')
  payments: StoredPayment[];

  /** At most one preparation with the same key is in progress. */
  @Column('text', { nullable: true })
  preparationKey: string | null;

  @Column('jsonb', { nullable: true })
  preparation: PreparationDetails | null;

  @Column('text', { nullable: true })
  relatedType: RelatedType | null;

  @Column('uuid', { nullable: true })
  relatedId: string | null;

  /** The organization that it was made for: the treasury pays for others. */
  @Column('uuid', { nullable: true })
  relatedOrganizationId: string | null;

  /** Taken when the first transaction is signed. All that are signed for this transfer have it, so the chain takes only one. */
  @Column('bigint', { nullable: true })
  nonce: string | null;

  /** When to look at it again. The worker that takes it moves this on, so that no other takes it as well. */
  @Column('timestamptz')
  dueAt: Date;

  /** How many attempts have failed in a row. */
  @Column('integer')
  failures: number;

  /** How many of the latest attempts the chain would have reverted; other failures do not count. */
  @Column('integer')
  refusals: number;

  /** In which it ended; null before, and if it ended before this was recorded. */
  @Column('bigint', { nullable: true })
  blockNumber: string | null;

  /** How it had ended, and was booked, before its block was replaced and it was sent again. */
  @Column('text', { nullable: true })
  endedAs: 'confirmed' | 'failed' | null;

  @Column('text', { nullable: true })
  failureReason: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
