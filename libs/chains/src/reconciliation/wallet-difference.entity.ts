import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain, TokenSymbol } from '#contracts';

/** A wallet that did not hold on its chain what it has by the ledger. Until that is over, it signs nothing. */
@Entity('wallet_difference')
@Index('wallet_difference_open', ['blockchain', 'address', 'token'], { unique: true, where: 'resolved_at IS NULL' })
export class WalletDifference {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'wallet_difference_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'wallet_difference_pkey' })
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('text')
  blockchain: Blockchain;

  @Column('text')
  address: string;

  @Column('text')
  token: TokenSymbol;

  /** As the last reconciliation found them, as are the block and which one it was. */
  @Column('numeric')
  ledgerUnits: string;

  @Column('numeric')
  chainUnits: string;

  @Column('bigint')
  blockNumber: string;

  @Column('uuid')
  reconciliationId: string;

  @Column('timestamptz')
  openedAt: Date;

  /** When a reconciliation found that the wallet holds what it should. */
  @Column('timestamptz', { nullable: true })
  resolvedAt: Date | null;
}
