import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { Book } from './ledger-place.js';

/** A part of what a place holds. The balance is the sum of its slots, so that several transactions can change it at once. */
@Entity('ledger_balance')
@Check('ledger_balance_units', `units >= 0 OR account_id = '00000000-0000-0000-0000-000000000000'::uuid`)
@Index('ledger_balance_developer_fees', ['token', 'blockchain'], { where: `book ~~ 'developerFees%'` })
export class LedgerBalance {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'ledger_balance_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'ledger_balance_pkey' })
  accountId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'ledger_balance_pkey' })
  book: Book;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'ledger_balance_pkey' })
  token: TokenSymbol;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'ledger_balance_pkey' })
  blockchain: Blockchain;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'ledger_balance_pkey' })
  slot: string;

  @Column('bigint')
  units: string;
}
