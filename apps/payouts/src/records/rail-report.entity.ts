import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PayoutReportedStatus } from '#rails';

/** A report of a rail about a payout. A rail may repeat a report, which counts once. */
@Entity('rail_report')
export class RailReport {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'rail_report_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'rail_report_pkey' })
  payoutId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'rail_report_pkey' })
  reportId: string;

  @Column('text')
  status: PayoutReportedStatus;

  /** Whether it was applied: a report that comes too late or contradicts an earlier one is not. */
  @Column('boolean')
  isFollowed: boolean;

  /** What moved by it, and all that the rail had charged by then: null where it did not say. */
  @Column('bigint', { nullable: true })
  fiatUnits: string | null;

  @Column('bigint', { nullable: true })
  feeUnits: string | null;

  /** The rail's own id of the movement. */
  @Column('text', { nullable: true })
  reference: string | null;

  @Column('timestamptz')
  reportedAt: Date;
}
