import { Column, Entity, Generated, Index, PrimaryColumn } from 'typeorm';

/** The wallet of an account: one address for all EVM chains, one on Solana, one on TRON. */
@Entity('wallet')
@Index('wallet_number', ['number'], { unique: true })
@Index('wallet_evm_address', ['evmAddress'], { unique: true })
@Index('wallet_solana_address', ['solanaAddress'], { unique: true })
@Index('wallet_tron_address', ['tronAddress'], { unique: true })
export class WalletRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'wallet_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'wallet_pkey' })
  accountId: string;

  /** In the derivation from the seed, and never reused. Wallet 0 belongs to no account: it pays for gas. */
  @Column('integer')
  @Generated('increment')
  number: number;

  @Column('text')
  evmAddress: string;

  @Column('text')
  solanaAddress: string;

  @Column('text')
  tronAddress: string;
}
