import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Blockchain } from '#contracts';
import type { Tx } from '#database';

/** The newest block of a chain that was scanned, as were all before it. */
@Entity('chain_cursor')
export class ChainCursor {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'chain_cursor_pkey' })
  blockchain: Blockchain;

  @Column('text')
  network: string;

  @Column('bigint')
  number: string;

  @Column('text')
  hash: string;

  /** Up to which its blocks were final. Should they be replaced all the same, watching goes no further. */
  @Column('bigint')
  finalNumber: string;

  /** The first of the final blocks that were replaced: from here on the chain has to be rewound. */
  @Column('bigint', { nullable: true })
  replacedFrom: string | null;

  /** Of the database; null before one was recorded. */
  @Column('text', { nullable: true })
  timeline: string | null;

  /** What is done for reasons that are older may have been done before, and be forgotten. */
  @Column('timestamptz', { nullable: true })
  timelineSince: Date | null;

  /** What was forgotten is in no block before. */
  @Column('bigint', { nullable: true })
  forgottenFrom: string | null;

  /** From where on the chain takes nothing of it any more (JSON); null where that was not asked yet. */
  @Column('bigint', { nullable: true })
  forgottenUntil: string | null;
}

/** What is decided now is in no block before. */
export async function watchedTo(tx: Pick<Tx, 'one'>, blockchain: Blockchain): Promise<string | null> {
  return (await tx.one(ChainCursor, { blockchain }))?.number ?? null;
}
