import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TermsOfServiceSource } from '#contracts';

@Entity('accepted_terms')
export class TermsAcceptance {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'accepted_terms_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'accepted_terms_pkey' })
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
