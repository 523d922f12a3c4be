import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Stored before it is sent: from then on it may be on the chain. */
@Entity('signed_transaction')
@Index('signed_transaction_hash', ['hash'])
export class SignedTransactionRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'signed_transaction_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'signed_transaction_pkey' })
  transferId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'signed_transaction_pkey' })
  attempt: number;

  @Column('text')
  hash: string;

  @Column('text')
  raw: string;

  @Column('jsonb')
  terms: Record<string, string | number>;

  @Column('timestamptz')
  signedAt: Date;

  /** The chain took it, or another with its nonce, and the transfer goes on without it. */
  @Column('timestamptz', { nullable: true })
  overAt: Date | null;
}
