import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { PreparationDetails } from '../gateway.js';
import type { TransferStatus } from './transfer.lifecycle.js';

export const relatedTypes = ['payin', 'payoutRequest'] as const;
export type RelatedType = (typeof relatedTypes)[number];

export interface KeptPayment {
  readonly destination: string;
  readonly units: string;
  readonly amounts?: readonly string[];
}

export const underWay = `status = ANY ('{requested,signed}'::text[])`;

/** What is to be one transaction on a chain, from the moment in which that is decided. */
@Entity('transfer')
@Index('transfer_due', ['blockchain', 'dueAt'], { where: underWay })
@Index('transfer_preparation', ['preparationKey'], {
  unique: true,
  where: `${underWay} AND preparation_key IS NOT NULL`,
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

  /** Whose tokens are sent; null for what only prepares. */
  @Column('uuid', { nullable: true })
  accountId: string | null;

  @Column('integer')
  walletNumber: number;

  @Column('text')
  walletAddress: string;

  @Column('text', { nullable: true })
  token: TokenSymbol | null;

  @Column('jsonb')
  payments: KeptPayment[];

  /** At most one preparation with the same key is under way. */
  @Column('text', { nullable: true })
  preparationKey: string | null;

  @Column('jsonb', { nullable: true })
  preparation: PreparationDetails | null;

  @Column('text', { nullable: true })
  relatedType: RelatedType | null;

  @Column('uuid', { nullable: true })
  relatedId: string | null;

  /** Whose that is: the house pays for others. */
  @Column('uuid', { nullable: true })
  relatedOrganizationId: string | null;

  /** Given when the first transaction is signed; all that are signed for this transfer share it, so the chain takes only one. */
  @Column('bigint', { nullable: true })
  nonce: string | null;

  /** When to look at it again. Whoever does first moves it on, so that no other looks at once. */
  @Column('timestamptz')
  dueAt: Date;

  /** How often looking at it has failed in a row. */
  @Column('integer')
  failures: number;

  /** How often the chain said of late that it would not take it: other failures say nothing of that. */
  @Column('integer')
  refusals: number;

  @Column('text', { nullable: true })
  failureReason: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
