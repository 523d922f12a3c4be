import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { StaffRole, StaffStatus } from '#contracts';

/** A person who runs this installation. */
@Entity('staff_member')
@Unique('staff_member_email', ['email'])
export class StaffMember {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'staff_member_pkey' })
  id: string;

  /** In lower case. */
  @Column('text')
  email: string;

  @Column('text')
  name: string;

  @Column('text', { array: true })
  roles: StaffRole[];

  @Column('text')
  status: StaffStatus;

  /** Null once the invitation is used. */
  @Column('bytea', { nullable: true })
  invitationHash: Buffer | null;

  @Column('timestamptz', { nullable: true })
  invitationExpiresAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  lastSignedInAt: Date | null;
}
