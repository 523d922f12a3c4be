import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('staff_session')
@Index('staff_session_of_member', ['staffId', 'id'])
@Index('staff_session_age', ['createdAt'])
export class StaffSession {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'staff_session_pkey' })
  id: string;

  @Column('uuid')
  staffId: string;

  @Column('bytea')
  secretHash: Buffer;

  /** When its owner signed in. */
  @Column('timestamptz')
  createdAt: Date;

  /** Exact to a minute. */
  @Column('timestamptz')
  lastSeenAt: Date;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;

  /** From where its owner signed in. */
  @Column('text')
  address: string;
}
