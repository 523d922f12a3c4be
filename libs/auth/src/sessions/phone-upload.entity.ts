import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Lets a phone upload one file into the review of a widget session. */
@Entity('phone_upload')
@Index('phone_upload_age', { synchronize: false })
export class PhoneUpload {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'phone_upload_pkey' })
  id: string;

  @Column('uuid')
  organizationId: string;

  @Column('uuid')
  complianceReviewId: string;

  /** Of the page that shows the code: the token works from its origins, and ends with it. */
  @Column('uuid')
  sessionId: string;

  /** Shown on both screens, so that people see whether the two belong together. */
  @Column('text')
  matchingCode: string;

  @Column('bytea')
  secretHash: Buffer;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('uuid', { nullable: true })
  documentId: string | null;
}
