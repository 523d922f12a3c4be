import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Blockchain, TokenSymbol } from '#contracts';

export interface StoredAdjustmentLine {
  readonly accountId?: string;
  readonly book: string;
  readonly units: string;
}

/** What people have posted by hand, for ever: in the ledger its lines are of the step `adjustment`. */
@Entity('adjustment', { comment: 'append-only' })
@Index('adjustment_id', ['id'], { unique: true })
export class Adjustment {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'adjustment_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'adjustment_pkey' })
  id: string;

  @Column('text')
  token: TokenSymbol;

  @Column('text')
  blockchain: Blockchain;

  @Column('jsonb')
  lines: StoredAdjustmentLine[];

  @Column('text')
  reason: string;

  /** Who agreed to it last. */
  @Column('text')
  postedBy: string;

  @Column('timestamptz')
  createdAt: Date;
}
