import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { StoredPayment } from '../records/transfer.entity.js';

/** A block of a simulated chain, with one transaction in it. */
@Entity('simulated_block')
@Index('simulated_block_transaction', ['blockchain', 'transactionHash'], { unique: true })
export class SimulatedBlock {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'simulated_block_pkey' })
  blockchain: Blockchain;

  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'simulated_block_pkey' })
  number: string;

  @Column('text')
  transactionHash: string;

  @Column('text')
  sourceAddress: string;

  @Column('text')
  token: TokenSymbol;

  @Column('jsonb')
  payments: StoredPayment[];

  @Column('boolean')
  succeeded: boolean;

  /** By the clock of the sandbox. */
  @Column('timestamptz')
  minedAt: Date;

  @Column('timestamptz')
  finalAt: Date;
}
