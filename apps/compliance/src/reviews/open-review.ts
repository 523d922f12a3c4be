import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#auth';
import { type ReviewTier, type ReviewType, tiersOf } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { ActiveReviewExists, ResourceNotFound, ValidationFailed } from '#errors';
import { Clock, Ids } from '#runtime';
import { Standings } from '#standing';
import { ReviewFile } from '../case-file/review-file.js';
import { SealedPrefills } from '../records/prefill.sealed.js';
import { Review } from '../records/review.entity.js';
import { reviewLifecycle } from '../records/review.lifecycle.js';
import { isActive } from '../records/review.rows.js';
import { VerificationMoves } from '../records/verification.moves.js';
import type { CreateReview } from './review.dto.js';
import { readPrefill } from './read-prefill.js';
import { type ReviewView, reviewView } from './review.view.js';

/** Opens a review, of which an organization has one active for each tier. */
@Injectable()
export class OpenReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly standings: Standings,
    private readonly verifications: VerificationMoves,
    private readonly prefills: SealedPrefills,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async open({ organizationId }: OrganizationCaller, { type, tier, prefill }: CreateReview): Promise<ReviewView> {
    refuseOtherTier(type, tier);
    const known = readPrefill(type, prefill ?? {}, this.clock);
    return this.unitOfWork.run(async (tx) => {
      if (!(await this.standings.hold(tx, organizationId))) throw new ResourceNotFound('organization', organizationId);
      await refuseSecond(tx, organizationId, tier);
      await this.verifications.open(tx, organizationId, type);
      const review = this.insert(tx, { organizationId, type, tier });
      if (Object.keys(known).length > 0) await this.prefills.keep(tx, review, known);
      return reviewView(new ReviewFile(review, [], []), false);
    });
  }

  /** While its organization is held, and where it has no active one. */
  insert(tx: Tx, of: Pick<Review, 'organizationId' | 'type' | 'tier'>): Review {
    const now = this.clock.now();
    const review: Review = {
      ...of,
      id: this.ids.next(),
      status: reviewLifecycle.next(null, 'create'),
      submittedAt: null,
      warningsAcknowledged: false,
      declaration: null,
      assigneeId: null,
      riskLevel: null,
      riskScore: null,
      decidedAt: null,
      decisionText: null,
      revokedAt: null,
      revocationReason: null,
      reviewAgainAt: null,
      renewal: null,
      renewalDueAt: null,
      informationRequests: [],
      createdAt: now,
      updatedAt: now,
    };
    tx.insert(Review, review);
    return review;
  }
}

function refuseOtherTier(type: ReviewType, tier: ReviewTier): void {
  if (!tiersOf[type].includes(tier))
    throw ValidationFailed.at('tier', `must be ${tiersOf[type].join(' or ')} in a review of type ${type}`);
}

async function refuseSecond(tx: Tx, organizationId: string, tier: ReviewTier): Promise<void> {
  const [active] = await tx.query<{ id: string }>(
    `SELECT id FROM review WHERE organization_id = $1 AND tier = $2 AND ${isActive}`,
    [organizationId, tier],
  );
  if (active !== undefined) throw new ActiveReviewExists(active.id);
}
