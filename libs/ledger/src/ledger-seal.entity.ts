import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row, once something is sealed. Lines are meant by their ids, which are in the order in which they were posted. */
@Entity('ledger_seal')
export class LedgerSeal {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'ledger_seal_pkey' })
  id: number;

  /** No more lines come before this one. */
  @Column('uuid')
  closedBefore: string;

  /** The lines before this one are in the sums. */
  @Column('uuid')
  sealedBefore: string;
}
