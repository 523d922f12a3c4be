import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AssociatedPersonRelationship } from '#contracts';

/** A person whom the latest `businessAssociatedPersons` of a review lists. Its payload is sealed, so queries use these rows. */
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

  /** The relationships at the time of the final decision; null before. */
  @Column('text', { array: true, nullable: true })
  relationships: AssociatedPersonRelationship[] | null;
}
