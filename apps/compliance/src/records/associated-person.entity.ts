import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AssociatedPersonRelationship } from '#contracts';

/** A person behind an organization. It belongs to the organization, not to a review: completed once, it serves the next review too. */
@Entity('associated_person')
@Index('associated_person_id', ['id'], { unique: true })
export class AssociatedPerson {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'associated_person_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'associated_person_pkey' })
  id: string;

  @Column('text', { array: true })
  relationships: AssociatedPersonRelationship[];

  /** By a widget session of that review; null when the organization itself did. */
  @Column('uuid', { nullable: true })
  createdInReview: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  /** Reviews that were decided still show whom they were decided about. */
  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
