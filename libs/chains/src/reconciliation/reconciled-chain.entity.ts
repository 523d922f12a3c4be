import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Blockchain } from '#contracts';

/** How far a reconciliation has come on a chain: from there it goes on, whatever ended it. */
@Entity('reconciled_chain')
export class ReconciledChain {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'reconciled_chain_pkey' })
  reconciliationId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'reconciled_chain_pkey' })
  blockchain: Blockchain;

  /** The wallets up to this number have been compared. */
  @Column('integer')
  afterWallet: number;

  @Column('integer')
  wallets: number;

  @Column('integer')
  differences: number;

  /** Wallets and tokens that move too much to be told: the next reconciliation looks again. */
  @Column('integer')
  unsettled: number;

  /** The final block at which the last of them were looked at. */
  @Column('bigint', { nullable: true })
  blockNumber: string | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  /** Why the others could not be compared. */
  @Column('text', { nullable: true })
  failure: string | null;
}
