import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A wallet that was given coins for gas, and may have some left. */
@Entity('wallet_gas')
@Index('wallet_gas_used', ['blockchain', 'usedAt'])
export class WalletGas {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'wallet_gas_pkey' })
  blockchain: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'wallet_gas_pkey' })
  address: string;

  @Column('timestamptz')
  usedAt: Date;
}
