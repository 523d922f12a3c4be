import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { Book } from './ledger-place.js';

/** What the sealed lines of a place added up to at the end of a day on which it moved. Of the latest day: so far. */
@Entity('ledger_snapshot')
@Index('ledger_snapshot_day', ['endsAt'])
export class LedgerSnapshot {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'ledger_snapshot_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'ledger_snapshot_pkey' })
  accountId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'ledger_snapshot_pkey' })
  book: Book;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'ledger_snapshot_pkey' })
  token: TokenSymbol;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'ledger_snapshot_pkey' })
  blockchain: Blockchain;

  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'ledger_snapshot_pkey' })
  endsAt: Date;

  @Column('numeric')
  units: string;
}
