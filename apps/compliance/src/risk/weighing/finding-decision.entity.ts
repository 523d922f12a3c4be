import { Column, Entity, PrimaryColumn } from 'typeorm';

export const findingStatuses = ['open', 'cleared', 'confirmed'] as const;
export type FindingStatus = (typeof findingStatuses)[number];

/** What an officer has said of a finding. Findings themselves follow from what was uploaded, and are not kept. */
@Entity('finding_decision')
export class FindingDecision {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'finding_decision_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'finding_decision_pkey' })
  reviewId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'finding_decision_pkey' })
  findingId: string;

  @Column('text')
  status: FindingStatus;

  @Column('text')
  decidedBy: string;

  @Column('timestamptz')
  decidedAt: Date;

  /** Sealed. */
  @Column('bytea')
  note: Buffer;
}
