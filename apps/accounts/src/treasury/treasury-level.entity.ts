import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TreasuryAccountName } from '#chains';
import type { Blockchain, TokenSymbol } from '#contracts';

/** How much of a token a purse should have on a chain. */
@Entity('treasury_level')
export class TreasuryLevel {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'treasury_level_pkey' })
  purse: TreasuryAccountName;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'treasury_level_pkey' })
  blockchain: Blockchain;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'treasury_level_pkey' })
  token: TokenSymbol;

  @Column('bigint')
  least: string;

  @Column('bigint', { nullable: true })
  most: string | null;
}
