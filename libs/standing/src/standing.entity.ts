import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LimitedRisk } from './limits/limit-table.js';
import type { ReviewTier, Theme, VerificationStatus } from '#contracts';

export interface RequiredPayoutApprovals {
  readonly keys: number;
  /** For payout requests of so much, or more. */
  readonly fromUsd?: number;
}

@Entity('standing')
export class Standing {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'standing_pkey' })
  organizationId: string;

  @Column('uuid', { nullable: true })
  parentOrganizationId: string | null;

  /** What the organization was called when it was created. */
  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  termsVersion: string | null;

  @Column('timestamptz', { nullable: true })
  termsSignedAt: Date | null;

  @Column('jsonb')
  verification: VerificationStatus;

  /** Of the compliance reviews that were approved. */
  @Column('text', { array: true })
  approvedTiers: ReviewTier[];

  /** As the last of them was weighed; null where it is not known. */
  @Column('text', { nullable: true })
  approvedRisk: LimitedRisk | null;

  /** Of the compliance reviews that are under way: submitted, and not decided yet. */
  @Column('text', { array: true })
  reviewingTiers: ReviewTier[];

  /** How many of its keys have to agree before money moves; null where none has to. */
  @Column('jsonb', { nullable: true })
  payoutApprovals: RequiredPayoutApprovals | null;

  /** Since when nothing of it is paid, collected or settled, whatever is approved; null where it is not suspended. */
  @Column('timestamptz', { nullable: true })
  suspendedAt: Date | null;

  /** Since when it has no approval any more, as the last one was taken back. */
  @Column('timestamptz', { nullable: true })
  approvalRevokedAt: Date | null;

  /** How pages that speak for it look; null where it has said nothing. */
  @Column('jsonb', { nullable: true })
  theme: Theme | null;
}
