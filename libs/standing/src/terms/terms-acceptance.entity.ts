import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TermsOfServiceSource } from '#contracts';

@Entity('terms_acceptance')
export class TermsAcceptance {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'terms_acceptance_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'terms_acceptance_pkey' })
  id: string;

  @Column('text')
  version: string;

  @Column('timestamptz')
  signedAt: Date;

  @Column('text')
  source: TermsOfServiceSource;

  /** The name of the person who accepted, sealed; null where none was told. */
  @Column('bytea', { nullable: true })
  signedBy: Buffer | null;
}
