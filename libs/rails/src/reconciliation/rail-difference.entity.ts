import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { FiatCurrencyCode } from '#contracts';
import type { OrderDirection, RailDifference as Found } from '../contract/rail-orders.js';

/** As it is kept: amounts as text. */
export interface KeptOrder {
  readonly currency: FiatCurrencyCode;
  readonly movedUnits: string;
  readonly feeUnits: string;
  readonly reference?: string;
}

/** An order that is not in a rail's list as it is in our books. */
@Entity('rail_difference')
@Index('rail_difference_unresolved', ['rail', 'direction', 'orderId'], { unique: true, where: 'resolved_at IS NULL' })
export class RailDifferenceRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'rail_difference_pkey' })
  id: string;

  /** Null where nobody here knows the order. */
  @Column('uuid', { nullable: true })
  organizationId: string | null;

  @Column('text')
  rail: string;

  @Column('text')
  direction: OrderDirection;

  @Column('text')
  orderId: string;

  /** Of the list in which it was found. */
  @Column('timestamptz')
  day: Date;

  @Column('text')
  kind: Found['kind'];

  @Column('jsonb', { nullable: true })
  ours: KeptOrder | null;

  @Column('jsonb', { nullable: true })
  theirs: KeptOrder | null;

  /** Since when it is as it is. */
  @Column('timestamptz')
  foundAt: Date;

  /** When it had been so for long enough to be no matter of two clocks. */
  @Column('timestamptz', { nullable: true })
  openedAt: Date | null;

  /** When a reconciliation no longer found it. */
  @Column('timestamptz', { nullable: true })
  resolvedAt: Date | null;
}
