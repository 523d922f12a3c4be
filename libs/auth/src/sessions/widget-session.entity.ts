import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Found by its id alone, as an API key is, and gone after a day. */
@Entity('widget_session')
@Index('widget_session_organization', ['organizationId', 'id'])
@Index('widget_session_age', { synchronize: false })
export class WidgetSession {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'widget_session_pkey' })
  id: string;

  @Column('uuid')
  organizationId: string;

  @Column('uuid')
  complianceReviewId: string;

  /** As browsers send them in `Origin`. */
  @Column('text', { array: true })
  allowedOrigins: string[];

  @Column('bytea')
  secretHash: Buffer;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  /** The invitation by which it was opened, and the only person it is for; null for the whole review. */
  @Column('uuid', { nullable: true })
  invitationId: string | null;

  @Column('uuid', { nullable: true })
  associatedPersonId: string | null;

  @Column('timestamptz', { nullable: true })
  revokedAt: Date | null;
}
