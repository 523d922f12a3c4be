import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { VerificationStatus } from '#contracts';

/** The one verification of an organization. */
@Entity('verification')
@Index('verification_id', ['id'], { unique: true })
export class Verification {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'verification_pkey' })
  organizationId: string;

  @Column('uuid')
  id: string;

  @Column('jsonb')
  status: VerificationStatus;

  @Column('timestamptz')
  updatedAt: Date;
}
