import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { Book } from './ledger-place.js';

const customers = (id: string): string => `${id} <> '00000000-0000-0000-0000-000000000000'::uuid`;

/** An amount that went from one place to another. Only `ledger_post` writes it, and it never changes. */
@Entity('ledger_line', { comment: 'append-only' })
@Check('ledger_line_units', 'units > 0')
@Index('ledger_line_source', ['sourceId', 'id'], { where: customers('source_id') })
// One of the kind BRIN, which TypeORM does not know.
@Index('ledger_line_id', { synchronize: false })
@Index('ledger_line_destination', ['destinationId', 'id'], { where: customers('destination_id') })
@Index('ledger_line_rail_source', ['sourceBook', 'id'], { where: "source_book ~~ 'rail:%'" })
@Index('ledger_line_rail_destination', ['destinationBook', 'id'], { where: "destination_book ~~ 'rail:%'" })
export class LedgerLine {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'ledger_line_pkey' })
  organizationId: string;

  /** What the posting is about, such as a transfer. Together with the step it is the key under which it is posted once. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'ledger_line_pkey' })
  subjectId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'ledger_line_pkey' })
  step: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'ledger_line_pkey' })
  ordinal: number;

  /** In the order in which lines were posted. */
  @Column('uuid')
  id: string;

  @Column('uuid')
  sourceId: string;

  @Column('text')
  sourceBook: Book;

  @Column('uuid')
  destinationId: string;

  @Column('text')
  destinationBook: Book;

  @Column('text')
  token: TokenSymbol;

  @Column('text')
  blockchain: Blockchain;

  @Column('bigint')
  units: string;

  @Column('timestamptz')
  postedAt: Date;

  /** When what it books took effect. Null for lines from before that was kept: when they were posted. */
  @Column('timestamptz', { nullable: true })
  effectiveAt: Date | null;
}
