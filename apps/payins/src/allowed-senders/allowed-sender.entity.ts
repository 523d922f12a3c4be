import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain } from '#contracts';

/** An address from which tokens are expected: what it sends to the account is a payin, and not just a deposit. */
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

  /** In canonical form, as deposits have it. */
  @Column('text')
  address: string;

  /** Sealed: who the sender is. */
  @Column('bytea', { nullable: true })
  label: Buffer | null;

  @Column('timestamptz')
  createdAt: Date;
}
