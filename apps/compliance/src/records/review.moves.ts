import { Injectable } from '@nestjs/common';
import { tiersUpTo } from '#contracts';
import type { Tx } from '#database';
import { Events } from '#events';
import { Clock } from '#runtime';
import { Standings } from '#standing';
import { approvalsOf } from './approvals.js';
import { renewalFrom } from './renewal.js';
import { reviewStatus } from './review-status.view.js';
import { Review } from './review.entity.js';
import { type ReviewTrigger, isUnderWay, reviewLifecycle, takesUploads } from './review.lifecycle.js';
import { settleRequestsOf } from './settle-request.js';
import { VerificationMoves } from './verification.moves.js';

export type ReviewChanges = Partial<
  Pick<
    Review,
    | 'submittedAt'
    | 'warningsAcknowledged'
    | 'declaration'
    | 'decidedAt'
    | 'decisionText'
    | 'informationRequests'
    | 'riskLevel'
    | 'riskScore'
  >
>;

/** The only writer of a review's status. Each move follows the lifecycle, records an event, and updates the verification and the standing in the same transaction. */
@Injectable()
export class ReviewMoves {
  constructor(
    private readonly events: Events,
    private readonly verifications: VerificationMoves,
    private readonly standings: Standings,
    private readonly clock: Clock,
  ) {}

  /** The review has to be read in this transaction, while its organization is held. */
  async move(
    tx: Tx,
    review: Review,
    trigger: ReviewTrigger,
    changes: (now: Date) => ReviewChanges = () => ({}),
  ): Promise<Review> {
    const now = this.clock.now();
    const status = reviewLifecycle.next(review.status, trigger, review.id);
    const changed = changes(now);
    const again = status === 'approved' ? renewalFrom(changed.riskLevel ?? review.riskLevel, now) : {};
    const written = { ...changed, ...again, status, updatedAt: now };
    const { organizationId, id } = review;
    await tx.update(Review, { organizationId, id }, written);
    const moved: Review = { ...review, ...written };
    this.events.record(tx, {
      resourceId: id,
      occurredAt: now,
      payload: {
        type: 'compliance_review_status_changed',
        organizationId,
        complianceReviewId: id,
        previousStatus: reviewStatus(review),
        currentStatus: reviewStatus(moved),
        updatedAt: now.toISOString(),
      },
    });
    if (!takesUploads(status)) settleRequestsOf(tx, moved);
    if (reviewLifecycle.isTerminal(status)) await keepRelationships(tx, moved);
    await this.verifications.follow(tx, moved);
    if (isUnderWay(review.status) !== isUnderWay(status))
      this.standings.setReviewing(tx, organizationId, moved.tier, isUnderWay(status));
    if (moved.status === 'approved') {
      await takeThePlaceOfOthers(tx, moved);
      await this.standings.approve(tx, organizationId, await approvalsOf(tx, organizationId));
    }
    return moved;
  }
}

/** Earlier approvals for as much or less are not looked at again: they end with this one. */
async function takeThePlaceOfOthers(tx: Tx, { organizationId, id, type, tier }: Review): Promise<void> {
  await tx.query(
    `UPDATE review SET review_again_at = NULL, renewal = NULL, renewal_due_at = NULL
     WHERE organization_id = $1 AND id <> $2 AND status = 'approved' AND tier = ANY($3)`,
    [organizationId, id, tiersUpTo(type, tier)],
  );
}

/** A decided review keeps the relationships that were decided on, even if persons change later. */
async function keepRelationships(tx: Tx, { organizationId, id }: Review): Promise<void> {
  await tx.query(
    `UPDATE review_person AS listed SET relationships = p.relationships FROM associated_person p
     WHERE listed.organization_id = $1 AND listed.review_id = $2 AND p.organization_id = listed.organization_id AND p.id = listed.person_id`,
    [organizationId, id],
  );
}
