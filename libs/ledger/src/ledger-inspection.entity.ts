import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { WrongPlace } from './wrong-place.js';

/** One row: how far the whole ledger was proved again, and what the last round that came to its end found. */
@Entity('ledger_inspection')
export class LedgerInspection {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'ledger_inspection_pkey' })
  id: number;

  @Column('timestamptz')
  begunAt: Date;

  /** When a round last came to its end. */
  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  /** The sealed lines before this one are proved, in the round that goes on; null where none does. */
  @Column('uuid', { nullable: true })
  provenBefore: string | null;

  @Column('jsonb')
  wrong: WrongPlace[];

  /** What this round has found so far. */
  @Column('jsonb')
  found: WrongPlace[];
}
