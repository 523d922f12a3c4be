import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PayoutReportedStatus } from '#rails';

/** What a rail told of a payout. It may tell the same again: it counts once. */
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

  /** Whether it changed anything: what comes too late, or contradicts what is known, does not. */
  @Column('boolean')
  isFollowed: boolean;

  @Column('timestamptz')
  reportedAt: Date;
}
