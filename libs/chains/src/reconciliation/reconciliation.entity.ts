import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One comparison of all wallets with the ledger. */
@Entity('reconciliation')
export class Reconciliation {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'reconciliation_pkey' })
  id: string;

  @Column('timestamptz')
  startedAt: Date;

  /** Null while it goes on. */
  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
