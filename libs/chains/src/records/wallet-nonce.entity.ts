import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The nonce of the next transaction of a wallet. It is taken under a lock on this row, so no two take the same. */
@Entity('wallet_nonce')
export class WalletNonce {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'wallet_nonce_pkey' })
  blockchain: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'wallet_nonce_pkey' })
  address: string;

  @Column('bigint')
  next: string;
}
