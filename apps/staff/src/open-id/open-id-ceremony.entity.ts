import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One attempt to sign in with the provider: whatever comes back is taken once, and from the browser that began. */
@Entity('open_id_ceremony')
@Index('open_id_ceremony_age', ['expiresAt'])
export class OpenIdCeremony {
  /** The hash of `state`. */
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'open_id_ceremony_pkey' })
  state: Buffer;

  /** The hash of what the browser keeps in a cookie. */
  @Column('bytea')
  browser: Buffer;

  @Column('text')
  nonce: string;

  @Column('text')
  codeVerifier: string;

  /** Of the page that began. */
  @Column('text')
  origin: string;

  /** Who was invited, where the link of an invitation is followed. */
  @Column('uuid', { nullable: true })
  staffId: string | null;

  @Column('timestamptz')
  expiresAt: Date;
}
