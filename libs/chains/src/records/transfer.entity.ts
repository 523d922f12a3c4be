import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { AccountKey } from '#ledger';
import type { PreparationDetails } from '../gateway/gateway.js';
import type { TransferStatus } from './transfer.lifecycle.js';

const transferReasons = ['payin', 'payoutRequest', 'developerFeeWithdrawal', 'treasuryTransfer'] as const;
/** What a transfer is made for, and is told of its end. */
export type TransferReason = (typeof transferReasons)[number];

/**
 * Whose tokens were taken from elsewhere for the transfer: where it fails they stay reserved, and what is told of its end posts them
 * back from there. Free in between, they would be anybody's.
 */
export const givenBackFromReserve: ReadonlySet<TransferReason | null> = new Set([
  'developerFeeWithdrawal',
  'treasuryTransfer',
] as const);

/** What changed a balance, on a chain or by hand. */
export const relatedTypes = [...transferReasons, 'adjustment'] as const;
export type RelatedType = (typeof relatedTypes)[number];

/** A payment that the chain refuses while it takes the others. */
export interface RefusedPayment {
  readonly subjectIds: readonly string[];
  readonly reason: string;
}

export interface StoredPayment {
  readonly destination: string;
  readonly units: string;
  readonly amounts?: readonly string[];
  readonly subjectIds?: readonly string[];
}

export const inProgress = `status = ANY ('{requested,signed}'::text[])`;

/** What is to be one transaction on a chain, from the moment it is decided. */
@Entity('transfer')
@Index('transfer_due', ['blockchain', 'dueAt'], { where: inProgress })
@Index('transfer_gas', ['blockchain', 'id'], { where: `gas_units IS NOT NULL AND status = 'confirmed'` })
@Index('transfer_sweep', ['blockchain', 'walletAddress'], { where: 'account_id IS NULL AND token IS NOT NULL' })
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

  /** Of the organization that it was made for: whose money the treasury pays on. Null where it pays its own. */
  @Column('uuid', { nullable: true })
  payerAccountId: string | null;

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
  relatedType: TransferReason | null;

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

  /** On chains where what was forgotten is looked for by its mark: it is in no block before. */
  @Column('bigint', { nullable: true })
  decidedAtBlock: string | null;

  /** What it leaves on chains that number nothing; null for a preparation, and where it is the id, as it was before. */
  @Column('text', { nullable: true })
  mark: string | null;

  /** Since when there is what it is made for: what is older than a loss of the database may have been paid before. */
  @Column('timestamptz', { nullable: true })
  reasonSince: Date | null;

  /** Why something else is to take the place of what was signed. */
  @Column('text', { nullable: true })
  cancelReason: string | null;

  /** How often the chain took it and reverted it. */
  @Column('integer', { default: 0 })
  reverts: number;

  /** They were among `payments` before. */
  @Column('jsonb', { nullable: true })
  refusedPayments: RefusedPayment[] | null;

  /** What the chain took for all that was signed for it, in billionths of its coin; null before it is known. */
  @Column('bigint', { nullable: true })
  gasUnits: string | null;

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

/** Nothing is signed while what leaves one of these is frozen. */
export function payersOf(transfer: Transfer): AccountKey[] {
  const { organizationId, accountId, relatedOrganizationId, payerAccountId } = transfer;
  const payers = [
    { organizationId, id: accountId },
    { organizationId: relatedOrganizationId, id: payerAccountId },
  ];
  return payers.filter((payer): payer is AccountKey => payer.organizationId !== null && payer.id !== null);
}
