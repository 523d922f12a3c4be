import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReviewTier } from '#contracts';
import type { LimitedRisk } from './limit-table.js';

/** Limits that are not those of the table which they come with. */
@Entity('tier_limit')
export class TierLimit {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'tier_limit_pkey' })
  tier: ReviewTier;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'tier_limit_pkey' })
  risk: LimitedRisk;

  @Column('bigint')
  payouts: string;

  @Column('bigint')
  payins: string;

  @Column('bigint')
  single: string;
}
