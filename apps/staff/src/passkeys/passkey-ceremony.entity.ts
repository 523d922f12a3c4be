import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One attempt to sign in: its challenge is answered once, or not at all. */
@Entity('passkey_ceremony')
@Index('passkey_ceremony_age', ['expiresAt'])
export class PasskeyCeremony {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'passkey_ceremony_pkey' })
  id: string;

  @Column('text')
  challenge: string;

  /** Whose first passkey is being made; null where a passkey tells who it is. */
  @Column('uuid', { nullable: true })
  staffId: string | null;

  @Column('timestamptz')
  expiresAt: Date;
}
