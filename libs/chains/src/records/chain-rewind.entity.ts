import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain } from '#contracts';
import type { RewindStatus } from './rewind.lifecycle.js';

export const isOpen = `status = ANY ('{requested,underWay}'::text[])`;

/** Blocks that were final and have been replaced are read again, by command. */
@Entity('chain_rewind')
@Index('chain_rewind_open', ['blockchain', 'id'], { where: isOpen })
export class ChainRewind {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'chain_rewind_pkey' })
  id: string;

  @Column('text')
  blockchain: Blockchain;

  @Column('text')
  status: RewindStatus;

  @Column('bigint')
  fromBlock: string;

  /** The newest block when it began. Once the chain is final up to it, what it lacks is gone. */
  @Column('bigint', { nullable: true })
  throughBlock: string | null;

  @Column('text')
  reason: string;

  @Column('text', { nullable: true })
  refusal: string | null;

  @Column('integer')
  depositsKept: number;

  @Column('integer')
  depositsReversed: number;

  @Column('integer')
  transfersSentAgain: number;

  @Column('timestamptz')
  requestedAt: Date;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}
