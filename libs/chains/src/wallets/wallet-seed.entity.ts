import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one seed of all wallets, sealed. One row for the whole installation. */
@Entity('wallet_seed')
export class WalletSeedRow {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'wallet_seed_pkey' })
  id: number;

  @Column('bytea')
  sealed: Buffer;

  /** Or, until the accounts service is started, still by the vault. */
  @Column('boolean', { default: false })
  bySeedKey: boolean;

  /** When it was last handed out, in two halves. */
  @Column('timestamptz', { nullable: true })
  exportedAt: Date | null;
}
