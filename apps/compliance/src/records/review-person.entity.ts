import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AssociatedPersonRelationship } from '#contracts';

/** Whom the latest `businessAssociatedPersons` of a review lists: what is sealed in its payload, to be asked both ways. */
@Entity('review_person')
@Index('review_person_reviews', ['organizationId', 'personId'])
export class ReviewPerson {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'review_person_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'review_person_pkey' })
  reviewId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'review_person_pkey' })
  personId: string;

  /** In the order in which they were listed. */
  @Column('integer')
  ordinal: number;

  /** As the person was related when the review was decided for good; null before. */
  @Column('text', { array: true, nullable: true })
  relationships: AssociatedPersonRelationship[] | null;
}
