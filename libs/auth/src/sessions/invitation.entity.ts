import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Lets one associated person give their own answers for one review, on their own device. Found by its id alone, as a widget session is. */
@Entity('invitation')
@Index('invitation_person', ['organizationId', 'associatedPersonId', 'id'])
@Index('invitation_age', { synchronize: false })
export class Invitation {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'invitation_pkey' })
  id: string;

  @Column('uuid')
  organizationId: string;

  @Column('uuid')
  complianceReviewId: string;

  @Column('uuid')
  associatedPersonId: string;

  /** Sealed; null where the partner did not say to whom it is sent. */
  @Column('bytea', { nullable: true })
  email: Buffer | null;

  @Column('bytea')
  secretHash: Buffer;

  /** Of what the device that opened it first has made up: no other one opens it. */
  @Column('bytea', { nullable: true })
  deviceHash: Buffer | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  openedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;
}
