import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Blockchain } from '#contracts';

/** The height of a simulated chain. Adding a block locks this row, so that blocks are committed in the order of their numbers. */
@Entity('simulated_chain')
export class SimulatedChainRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'simulated_chain_pkey' })
  blockchain: Blockchain;

  @Column('bigint')
  height: string;
}
