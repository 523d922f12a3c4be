import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

@Entity('passkey')
@Unique('passkey_credential', ['credentialId'])
@Index('passkey_of_member', ['staffId', 'id'])
export class Passkey {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'passkey_pkey' })
  id: string;

  @Column('uuid')
  staffId: string;

  /** In base64url, as the authenticator names it. */
  @Column('text')
  credentialId: string;

  @Column('bytea')
  publicKey: Buffer;

  /** Of its signatures, where the authenticator counts: one that goes back was copied. */
  @Column('bigint')
  counter: string;

  /** What made it, as far as it says so. */
  @Column('text')
  label: string;

  @Column('timestamptz')
  createdAt: Date;
}
