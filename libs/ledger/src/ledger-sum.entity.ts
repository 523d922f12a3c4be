import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { Book } from './ledger-place.js';

/**
 * What the sealed lines of a place add up to. A book `chain:…` of an account is no place of the ledger: it is what came to the
 * account over that chain, less what left, and so what its wallet has to hold.
 */
@Entity('ledger_sum')
@Index('ledger_sum_rail', ['book'], { where: "book ~~ 'rail:%'" })
export class LedgerSum {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'ledger_sum_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'ledger_sum_pkey' })
  accountId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'ledger_sum_pkey' })
  book: Book;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'ledger_sum_pkey' })
  token: TokenSymbol;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'ledger_sum_pkey' })
  blockchain: Blockchain;

  @Column('numeric')
  units: string;
}
