import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { VerificationStatus } from '#contracts';

/** The business verification of an organization: one, moved by its business reviews. */
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
