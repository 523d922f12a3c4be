import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AttestationType, ReviewTier, ReviewType } from '#contracts';
import type { ReviewStatusType } from './review.lifecycle.js';
import type { RenewalStage } from './renewal.js';
import type { RiskLevel } from './risk-level.js';

/** Part of an officer's latest request for more information. */
export interface InformationRequest {
  readonly attestationType: AttestationType;
  readonly associatedPersonId?: string;
  readonly message: string;
  /** Uploaded since. It may be replaced until the review is submitted. */
  readonly isAnswered: boolean;
}

@Entity('review')
@Index('review_id', ['id'], { unique: true })
@Index('review_assignee', ['assigneeId', 'id'], { where: '"assignee_id" IS NOT NULL' })
@Index('review_risk', ['riskLevel', 'id'], { where: '"risk_level" IS NOT NULL' })
@Index('review_tier', ['tier', 'id'])
@Index('review_renewal', ['renewal', 'id'], { where: '"renewal" IS NOT NULL' })
@Index('review_renewal_due', ['renewalDueAt'], { where: '"renewal_due_at" IS NOT NULL' })
@Index('review_change', ['updatedAt', 'id'])
@Index('review_queue', ['status', 'id'])
@Index('review_status', ['organizationId', 'status', 'id'])
@Index('review_active', ['organizationId', 'tier'], {
  unique: true,
  where: `"status" <> ALL (ARRAY['approved'::text, 'rejected'::text])`,
})
export class Review {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'review_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'review_pkey' })
  id: string;

  @Column('text')
  type: ReviewType;

  @Column('text')
  tier: ReviewTier;

  @Column('text')
  status: ReviewStatusType;

  /** The time of the latest submission; null before the first. */
  @Column('timestamptz', { nullable: true })
  submittedAt: Date | null;

  /** The latest submission acknowledged warnings, including those found after it. */
  @Column('boolean')
  warningsAcknowledged: boolean;

  /** What was declared with the latest submission, as it was shown; null where nothing was. */
  @Column('text', { nullable: true })
  declaration: string | null;

  /** When an officer decided the present status; null if none did. `decisionText` has the officer's words. */
  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('text', { nullable: true })
  decisionText: string | null;

  /** When its approval was taken back, and what the organization reads about that; the status stays as it was decided. */
  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  @Column('text', { nullable: true })
  revocationReason: string | null;

  /** When its approval has to be looked at again; null where it is not approved, or a later approval took its place. */
  @Column('timestamptz', { nullable: true })
  reviewAgainAt: Date | null;

  /** What was done about that. */
  @Column('text', { nullable: true })
  renewal: RenewalStage | null;

  /** When the next step of it is due. */
  @Column('timestamptz', { nullable: true })
  renewalDueAt: Date | null;

  @Column('jsonb')
  informationRequests: InformationRequest[];

  /** Who of the staff looks after it; null if nobody does. */
  @Column('uuid', { nullable: true })
  assigneeId: string | null;

  /** As it was weighed last, for lists; null before anything was. */
  @Column('text', { nullable: true })
  riskLevel: RiskLevel | null;

  @Column('integer', { nullable: true })
  riskScore: number | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
