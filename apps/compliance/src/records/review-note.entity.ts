import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What somebody of the staff wrote about a review, for the staff alone. */
@Entity('review_note')
@Index('review_note_of_review', ['organizationId', 'reviewId', 'id'])
export class ReviewNote {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'review_note_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'review_note_pkey' })
  id: string;

  @Column('uuid')
  reviewId: string;

  /** As the audit trail names it. */
  @Column('text')
  author: string;

  @Column('bytea')
  text: Buffer;

  @Column('timestamptz')
  createdAt: Date;
}
