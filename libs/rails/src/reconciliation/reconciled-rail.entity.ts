import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OrderDirection } from '../contract/rail-orders.js';

/** How the list of a rail compared with ours, in one reconciliation. */
@Entity('reconciled_rail')
export class ReconciledRail {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'reconciled_rail_pkey' })
  reconciliationId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'reconciled_rail_pkey' })
  direction: OrderDirection;

  /** Which of the rails of that direction: from 0, as they are preferred. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'reconciled_rail_pkey', default: 0 })
  position: number;

  /** Null until it is known which ones there are. */
  @Column('text', { nullable: true })
  rail: string | null;

  /** From this day on all were compared; null until then, and where the rail keeps no list. */
  @Column('timestamptz', { nullable: true })
  since: Date | null;

  /** How many orders it has to know. */
  @Column('integer')
  orders: number;

  @Column('integer')
  differences: number;

  /** What was seen for the first time: the next reconciliation looks again. */
  @Column('integer')
  unsettled: number;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  /** Why the others could not be compared. */
  @Column('text', { nullable: true })
  failure: string | null;
}
