import { Injectable } from '@nestjs/common';
import { itself } from '#audit';
import { tiersUpTo } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { Events } from '#events';
import { Clock } from '#runtime';
import { Standings } from '#standing';
import { aDayLater, endAfter, endAfterLast, lastWarningAfter } from '../records/renewal.js';
import { Review } from '../records/review.entity.js';
import { isUnderWay } from '../records/review.lifecycle.js';
import { isActive } from '../records/review.rows.js';
import { OpenReview } from '../reviews/open-review.js';
import { RevokeApproval } from '../revocations/revoke-approval.js';

/** What becomes of an approval that has to be looked at again: told, told once more, taken away. */
@Injectable()
export class RenewApproval {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly standings: Standings,
    private readonly openReview: OpenReview,
    private readonly revokeApproval: RevokeApproval,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** The step that is due, if one still is. */
  step(organizationId: string, id: string): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const isThere = await this.standings.hold(tx, organizationId);
      const approved = isThere ? await tx.one(Review, { organizationId, id }) : undefined;
      const now = this.clock.now();
      if (!isDue(approved, now)) return;
      const renewing = await this.renewing(tx, approved);
      if (approved.renewal === null) await this.warn(tx, approved, renewing, 'due');
      else if (approved.renewal === 'due') await this.warn(tx, approved, renewing, 'ending');
      // Who has submitted has done their part: what is late then is our decision.
      else if (isUnderWay(renewing.status)) await this.postpone(tx, approved, aDayLater(now));
      else await this.end(tx, approved);
    });
  }

  /** The review that takes its place, opened where nobody has. */
  private async renewing(tx: Tx, { organizationId, type, tier }: Review): Promise<Review> {
    const [active] = await tx.many(
      Review,
      `SELECT * FROM review WHERE organization_id = $1 AND tier = $2 AND ${isActive}`,
      [organizationId, tier],
    );
    return active ?? this.openReview.insert(tx, { organizationId, type, tier });
  }

  private async warn(tx: Tx, approved: Review, renewing: Review, renewal: 'due' | 'ending'): Promise<void> {
    const { organizationId, id, reviewAgainAt } = approved;
    const now = this.clock.now();
    const end = renewal === 'due' ? endAfter(now) : endAfterLast(now);
    const renewalDueAt = renewal === 'due' ? lastWarningAfter(now) : end;
    await tx.update(Review, { organizationId, id }, { renewal, renewalDueAt, updatedAt: now });
    this.events.record(tx, {
      resourceId: id,
      occurredAt: now,
      payload: {
        type: 'compliance_review_due',
        organizationId,
        complianceReviewId: id,
        renewedBy: renewing.id,
        reviewAgainAt: (reviewAgainAt ?? now).toISOString(),
        approvalEndsAt: end.toISOString(),
      },
    });
  }

  private async postpone(tx: Tx, { organizationId, id }: Review, renewalDueAt: Date): Promise<void> {
    await tx.update(Review, { organizationId, id }, { renewalDueAt });
  }

  /** With the earlier approvals whose place it had taken. */
  private async end(tx: Tx, { organizationId, type, tier, reviewAgainAt }: Review): Promise<void> {
    const ending = await tx.many(
      Review,
      `SELECT * FROM review WHERE organization_id = $1 AND status = 'approved' AND revoked_at IS NULL AND tier = ANY($2)
       ORDER BY id`,
      [organizationId, tiersUpTo(type, tier)],
    );
    const day = (reviewAgainAt ?? this.clock.now()).toISOString().slice(0, 10);
    for (const review of ending)
      await this.revokeApproval.take(tx, review, `It was to be reviewed again by ${day}, and was not in time.`, itself);
  }
}

function isDue(review: Review | undefined, now: Date): review is Review {
  const due = review?.renewalDueAt ?? undefined;
  return due !== undefined && due <= now;
}
