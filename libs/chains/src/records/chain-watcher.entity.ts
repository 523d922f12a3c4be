import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Blockchain } from '#contracts';
import type { NodeTrouble } from '../gateway/gateway.js';

/** `unwatched`: no round of watching succeeds. `finalBlockReplaced`: it has to be rewound first. */
export type ChainTrouble = NodeTrouble | 'unwatched' | 'finalBlockReplaced';

/** Which process watches a chain, so that its nodes are asked once however many there are, and what is wrong with it. */
@Entity('chain_watcher')
export class ChainWatcher {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'chain_watcher_pkey' })
  blockchain: Blockchain;

  @Column('uuid')
  holder: string;

  @Column('timestamptz')
  heldUntil: Date;

  @Column('text', { array: true })
  troubles: ChainTrouble[];
}
