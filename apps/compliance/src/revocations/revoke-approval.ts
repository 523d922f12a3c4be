import { Injectable } from '@nestjs/common';
import { type AuditAuthor, AuditTrail } from '#audit';
import { type HouseCaller, authorOf } from '#auth';
import { tiersOf } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { IllegalTransition } from '#errors';
import { Clock } from '#runtime';
import { Standings } from '#standing';
import { approvalsOf } from '../records/approvals.js';
import { renewalFrom } from '../records/renewal.js';
import { Review } from '../records/review.entity.js';
import { ReviewRows } from '../records/review.rows.js';
import { VerificationMoves } from '../records/verification.moves.js';
import type { RevocationView } from './revocation.view.js';

/** Takes an approval back: the review stays as it was decided, and what rested on it is gone in the same transaction. */
@Injectable()
export class RevokeApproval {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: ReviewRows,
    private readonly verifications: VerificationMoves,
    private readonly standings: Standings,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  revoke(caller: HouseCaller, id: string, reason: string): Promise<RevocationView> {
    return this.unitOfWork.run(async (tx) => {
      const review = await this.reviews.lock(tx, caller, id);
      refuseUnlessRevocable(review);
      const revokedAt = await this.take(tx, review, reason, authorOf(caller));
      await lookAtOthersAgain(tx, review);
      return { complianceReviewId: id, revokedAt: revokedAt.toISOString(), reason };
    });
  }

  /** While its organization is held. */
  async take(tx: Tx, review: Review, reason: string, author: AuditAuthor): Promise<Date> {
    const { organizationId, id } = review;
    const revokedAt = this.clock.now();
    const changes = { reviewAgainAt: null, renewal: null, renewalDueAt: null, updatedAt: revokedAt };
    await tx.update(Review, { organizationId, id }, { ...changes, revokedAt, revocationReason: reason });
    await this.standings.revoke(tx, organizationId, await approvalsOf(tx, organizationId), revokedAt);
    await this.verifications.revoke(tx, review, { decisionText: reason, updatedAt: revokedAt });
    const subject = `complianceReview:${id}` as const;
    await this.audit.record(tx, { organizationId, ...author, action: 'approvalRevoked', subject, reason });
    return revokedAt;
  }
}

/** An earlier approval, whose place this one had taken, holds again, and is looked at again when it would have been. */
async function lookAtOthersAgain(tx: Tx, { organizationId, type }: Review): Promise<void> {
  const [earlier] = await tx.many(
    Review,
    `SELECT * FROM review WHERE organization_id = $1 AND type = $2 AND status = 'approved' AND revoked_at IS NULL
     ORDER BY array_position($3, tier) DESC, decided_at DESC, id DESC LIMIT 1`,
    [organizationId, type, tiersOf[type]],
  );
  if (earlier === undefined || earlier.reviewAgainAt !== null) return;
  const { id, riskLevel, decidedAt } = earlier;
  if (decidedAt !== null) await tx.update(Review, { organizationId, id }, renewalFrom(riskLevel, decidedAt));
}

export function refuseUnlessRevocable({ id, status, revokedAt }: Review): void {
  if (status !== 'approved') throw new IllegalTransition('complianceReview', id, status, 'revoke');
  if (revokedAt !== null)
    throw new IllegalTransition('complianceReview', id, status, 'revoke', 'Its approval was revoked already');
}
