import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Blockchain } from '#contracts';

/** What the operator has set for payouts to wallets on one chain. */
@Entity('network_fee')
export class NetworkFee {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'network_fee_pkey' })
  blockchain: Blockchain;

  /** In the smallest units of a token; null for what payments have cost lately. */
  @Column('bigint', { nullable: true })
  feeUnits: string | null;

  /** The least that one payout sends. */
  @Column('bigint')
  leastUnits: string;

  /** What one coin is worth, in millionths of a token. */
  @Column('bigint', { nullable: true })
  coinPriceE6: string | null;

  @Column('timestamptz')
  changedAt: Date;
}
