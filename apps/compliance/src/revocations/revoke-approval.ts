import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type HouseCaller, authorOf } from '#auth';
import { UnitOfWork } from '#database';
import { IllegalTransition } from '#errors';
import { Clock } from '#runtime';
import { Standings } from '#standing';
import { approvalsOf } from '../records/approvals.js';
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
      const { organizationId } = review;
      const revokedAt = this.clock.now();
      await tx.update(Review, { organizationId, id }, { revokedAt, revocationReason: reason, updatedAt: revokedAt });
      await this.standings.revoke(tx, organizationId, await approvalsOf(tx, organizationId), revokedAt);
      await this.verifications.revoke(tx, review, { decisionText: reason, updatedAt: revokedAt });
      const subject = `complianceReview:${id}` as const;
      await this.audit.record(tx, {
        organizationId,
        ...authorOf(caller),
        action: 'approvalRevoked',
        subject,
        reason,
      });
      return { complianceReviewId: id, revokedAt: revokedAt.toISOString(), reason };
    });
  }
}

export function refuseUnlessRevocable({ id, status, revokedAt }: Review): void {
  if (status !== 'approved') throw new IllegalTransition('complianceReview', id, status, 'revoke');
  if (revokedAt !== null)
    throw new IllegalTransition('complianceReview', id, status, 'revoke', 'Its approval was revoked already');
}
