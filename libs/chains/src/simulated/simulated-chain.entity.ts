import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Blockchain } from '#contracts';

/** How high a simulated chain is. Whoever adds a block holds it, so that blocks are committed in the order of their numbers. */
@Entity('simulated_chain')
export class SimulatedChainRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'simulated_chain_pkey' })
  blockchain: Blockchain;

  @Column('bigint')
  height: string;
}
