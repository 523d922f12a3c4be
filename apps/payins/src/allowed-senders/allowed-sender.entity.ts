import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain } from '#contracts';

/** From whom tokens are expected: what this address sends to the account is a payin, and not only a deposit. */
@Entity('allowed_sender')
@Index('allowed_sender_address', ['organizationId', 'accountId', 'blockchain', 'address'], { unique: true })
export class AllowedSender {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'allowed_sender_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'allowed_sender_pkey' })
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('text')
  blockchain: Blockchain;

  /** In the one way to write it, as deposits have it. */
  @Column('text')
  address: string;

  /** Sealed: whoever it is. */
  @Column('bytea', { nullable: true })
  label: Buffer | null;

  @Column('timestamptz')
  createdAt: Date;
}
