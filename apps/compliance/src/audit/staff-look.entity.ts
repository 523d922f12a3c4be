import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A person of the staff has looked at something in this session, and why. */
@Entity('staff_look')
@Index('staff_look_age', ['at'])
export class StaffLook {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'staff_look_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'staff_look_pkey' })
  sessionId: string;

  /** `complianceReview:<id>` keeps the reason that was given for a review, `document:<id>` the one of a line in the trail. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'staff_look_pkey' })
  subject: string;

  @Column('text')
  reason: string;

  @Column('timestamptz')
  at: Date;
}
