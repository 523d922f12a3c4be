import { Injectable } from '@nestjs/common';
import type { ReviewTier, Theme, VerificationStatus } from '#contracts';
import { Reads, type Tx } from '#database';
import { Jobs, job } from '#jobs';
import type { LimitedRisk } from './limits/limit-table.js';
import { type RequiredPayoutApprovals, Standing } from './standing.entity.js';

/** Enqueued when an organization is approved for more than before, or suspended no longer, for whatever waited for that. */
export const organizationApproved = job<{ readonly organizationId: string }>('organizationApproved');

export type NewStanding = Pick<Standing, 'organizationId' | 'parentOrganizationId' | 'name'>;

/** Everything that an organization is approved for at the same time. */
export interface Approvals {
  readonly tiers: readonly ReviewTier[];
  /** The highest of their risks; null where none is known. */
  readonly risk: LimitedRisk | null;
}

/** What other services may know about an organization: its name, its parent, its terms of service, its verification. */
@Injectable()
export class Standings {
  constructor(
    private readonly reads: Reads,
    private readonly jobs: Jobs,
  ) {}

  open(tx: Tx, { organizationId, parentOrganizationId, name }: NewStanding): void {
    tx.insert(Standing, {
      organizationId,
      parentOrganizationId,
      name,
      verification: { type: 'inactive' },
      approvedTiers: [],
      approvedRisk: null,
      reviewingTiers: [],
      payoutApprovals: null,
      suspendedAt: null,
      approvalRevokedAt: null,
      theme: null,
    });
  }

  find(organizationId: string): Promise<Standing | undefined> {
    return this.reads.one(Standing, { organizationId });
  }

  async isChildOf(organizationId: string, parentOrganizationId: string): Promise<boolean> {
    const standing = await this.find(organizationId);
    return standing?.parentOrganizationId === parentOrganizationId;
  }

  /** The first of its line that is still there; its own id where it has no parent. */
  async rootOf(organizationId: string): Promise<string> {
    const [root] = await this.reads.query<{ id: string }>(
      `WITH RECURSIVE line AS (
         SELECT organization_id, parent_organization_id, 0 AS height FROM standing WHERE organization_id = $1
         UNION ALL SELECT above.organization_id, above.parent_organization_id, height + 1
           FROM standing AS above JOIN line ON above.organization_id = line.parent_organization_id
       ) SELECT organization_id AS id FROM line ORDER BY height DESC LIMIT 1`,
      [organizationId],
    );
    return root?.id ?? organizationId;
  }

  /**
   * Assumes the usual case, a first acceptance of a row that nobody else has locked. The row stays locked until the
   * transaction ends, so that only one acceptance is the first.
   */
  async acceptTerms(
    tx: Tx,
    organizationId: string,
    version: string,
    signedAt: Date,
  ): Promise<'first' | 'again' | 'unknown'> {
    const isFirst = tx.suppose(
      `UPDATE standing SET terms_version = $2, terms_signed_at = $3 WHERE organization_id IN
        (SELECT organization_id FROM standing WHERE organization_id = $1 AND terms_signed_at IS NULL FOR UPDATE SKIP LOCKED) RETURNING 1`,
      [organizationId, version, signedAt],
    );
    if (isFirst) return 'first';
    const standing = await tx.one(Standing, { organizationId }, { lock: true });
    if (standing === undefined) return 'unknown';
    await tx.update(Standing, { organizationId }, { termsVersion: version, termsSignedAt: signedAt });
    return standing.termsSignedAt === null ? 'first' : 'again';
  }

  /** Locks the organization; false if there is none. Rows are added to it by one transaction at a time, and not while it is erased. */
  async hold(tx: Tx, organizationId: string): Promise<boolean> {
    return (await this.held(tx, organizationId)) !== undefined;
  }

  held(tx: Tx, organizationId: string): Promise<Standing | undefined> {
    return tx.one(Standing, { organizationId }, { lock: true });
  }

  /** Its standing under a shared lock, so that it does not change until the transaction ends. */
  async shared(tx: Tx, organizationId: string): Promise<Standing | undefined> {
    const [standing] = await tx.many(Standing, 'SELECT * FROM standing WHERE organization_id = $1 FOR SHARE', [
      organizationId,
    ]);
    return standing;
  }

  async setVerification(tx: Tx, organizationId: string, verification: VerificationStatus): Promise<void> {
    await tx.update(Standing, { organizationId }, { verification });
  }

  /** Whether a compliance review of this tier is under way. */
  setReviewing(tx: Tx, organizationId: string, tier: ReviewTier, isUnderWay: boolean): void {
    const others = 'array_remove(reviewing_tiers, $2)';
    const tiers = isUnderWay ? `array_append(${others}, $2)` : others;
    tx.write(`UPDATE standing SET reviewing_tiers = ${tiers} WHERE organization_id = $1`, [organizationId, tier]);
  }

  async approve(tx: Tx, organizationId: string, { tiers, risk }: Approvals): Promise<void> {
    const changes = { approvedTiers: [...tiers], approvedRisk: risk, approvalRevokedAt: null };
    await tx.update(Standing, { organizationId }, changes);
    this.jobs.add(tx, organizationApproved, { organizationId });
  }

  /** What stays approved once an approval was taken back. */
  async revoke(tx: Tx, organizationId: string, { tiers, risk }: Approvals, now: Date): Promise<void> {
    const approvalRevokedAt = tiers.length === 0 ? now : null;
    const changes = { approvedTiers: [...tiers], approvedRisk: risk, approvalRevokedAt };
    await tx.update(Standing, { organizationId }, changes);
  }

  async suspend(tx: Tx, organizationId: string, suspendedAt: Date): Promise<void> {
    await tx.update(Standing, { organizationId }, { suspendedAt });
  }

  async resume(tx: Tx, organizationId: string): Promise<void> {
    await tx.update(Standing, { organizationId }, { suspendedAt: null });
    this.jobs.add(tx, organizationApproved, { organizationId });
  }

  async requirePayoutApprovals(tx: Tx, organizationId: string, required: RequiredPayoutApprovals): Promise<void> {
    await tx.update(Standing, { organizationId }, { payoutApprovals: required });
  }

  /** A theme that says nothing is none. */
  async setTheme(tx: Tx, organizationId: string, theme: Theme): Promise<void> {
    const isPlain = Object.values(theme).every((value) => value === undefined);
    await tx.update(Standing, { organizationId }, { theme: isPlain ? null : theme });
  }

  /** Its own, or that of its parent, whose customer it is. */
  async themeShownBy({ theme, parentOrganizationId }: Standing): Promise<Theme> {
    if (theme !== null) return theme;
    return (parentOrganizationId === null ? undefined : await this.find(parentOrganizationId))?.theme ?? {};
  }

  async close(tx: Tx, organizationId: string): Promise<void> {
    await tx.delete(Standing, { organizationId });
  }
}
