import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { VerificationStatus } from '#contracts';

@Entity('standing')
export class Standing {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'standing_pkey' })
  organizationId: string;

  @Column('uuid', { nullable: true })
  parentOrganizationId: string | null;

  @Column('text', { nullable: true })
  termsVersion: string | null;

  @Column('timestamptz', { nullable: true })
  termsSignedAt: Date | null;

  @Column('jsonb')
  verification: VerificationStatus;
}
