import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AttestationType, ReviewTier, ReviewType } from '#contracts';
import type { ReviewStatusType } from './review.lifecycle.js';

/** What an officer asked for in the latest request for more information. */
export interface InformationRequest {
  readonly attestationType: AttestationType;
  readonly associatedPersonId?: string;
  readonly message: string;
  /** It was uploaded again since; until it is submitted it may be replaced once more. */
  readonly isAnswered: boolean;
}

@Entity('review')
@Index('review_id', ['id'], { unique: true })
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

  /** Of the latest submission; null before the first. */
  @Column('timestamptz', { nullable: true })
  submittedAt: Date | null;

  /** Warnings of that submission stand in nobody's way, also those that are found after it. */
  @Column('boolean')
  warningsAcknowledged: boolean;

  /** When the status that it has now was decided by an officer, and in which words; null when it was not. */
  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  @Column('text', { nullable: true })
  decisionText: string | null;

  @Column('jsonb')
  informationRequests: InformationRequest[];

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
