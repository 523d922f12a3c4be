import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AssociatedPersonRelationship } from '#contracts';
import type { InvitationRequest } from './invitation-request.js';

/** A person behind a business. It belongs to the organization, so a person who was completed once serves later reviews too. */
@Entity('associated_person')
@Index('associated_person_id', ['id'], { unique: true })
export class AssociatedPerson {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'associated_person_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'associated_person_pkey' })
  id: string;

  @Column('text', { array: true })
  relationships: AssociatedPersonRelationship[];

  /** The review of the widget session that added the person; null if the organization did. */
  @Column('uuid', { nullable: true })
  createdInReview: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  /** That the business asks its partner, in the widget, to invite this person. */
  @Column('jsonb', { nullable: true })
  invitationRequest: InvitationRequest | null;

  /** Sealed: where the business says that the invitation should be sent. */
  @Column('bytea', { nullable: true })
  invitationEmail: Buffer | null;

  /** The row stays, because decided reviews still show the person. */
  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
