import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Blockchain } from '#contracts';

/** A scanned block: those that may still be replaced, and the latest that may not, to know where a chain was replaced all the same. */
@Entity('seen_block')
export class SeenBlock {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'seen_block_pkey' })
  blockchain: Blockchain;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'seen_block_pkey' })
  number: string;

  @Column('text')
  hash: string;
}
