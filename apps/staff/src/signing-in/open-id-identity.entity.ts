import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Whom a provider means by a subject. Its e-mail address may change hands; the subject never does. */
@Entity('open_id_identity')
@Index('open_id_identity_of_member', ['staffId'])
export class OpenIdIdentity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'open_id_identity_pkey' })
  issuer: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'open_id_identity_pkey' })
  subject: string;

  @Column('uuid')
  staffId: string;

  @Column('timestamptz')
  createdAt: Date;
}
