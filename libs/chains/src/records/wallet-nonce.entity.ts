import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The nonce of the next transaction of a wallet. It is taken under a lock on this row, so no two take the same. */
@Entity('wallet_nonce')
@Index('wallet_nonce_held', ['blockchain', 'heldSince'], { where: 'held_since IS NOT NULL' })
export class WalletNonce {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'wallet_nonce_pkey' })
  blockchain: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'wallet_nonce_pkey' })
  address: string;

  @Column('bigint')
  next: string;

  /** How far the chain had been watched when the last one was taken: what is signed later is in no block before. */
  @Column('bigint')
  takenAtBlock: string;

  /** When one of its transactions was final last: since then the next one may be waiting for the chain, before that for another. */
  @Column('timestamptz', { nullable: true })
  movedAt: Date | null;

  /** Nothing more is signed for this wallet: the chain has transactions of it that are not known here. */
  @Column('timestamptz', { nullable: true })
  heldSince: Date | null;

  @Column('text', { nullable: true })
  heldBecause: string | null;

  /** Hashes of the payments that no transfer accounts for, as they were last looked up. */
  @Column('text', { array: true, nullable: true })
  unexplained: string[] | null;
}
