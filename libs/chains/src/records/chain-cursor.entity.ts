import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Blockchain } from '#contracts';

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
}
