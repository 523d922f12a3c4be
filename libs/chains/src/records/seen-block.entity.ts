import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Blockchain } from '#contracts';

/** A scanned block that may still be replaced, and the last one that may not. */
@Entity('seen_block')
export class SeenBlock {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'seen_block_pkey' })
  blockchain: Blockchain;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'seen_block_pkey' })
  number: string;

  @Column('text')
  hash: string;
}
