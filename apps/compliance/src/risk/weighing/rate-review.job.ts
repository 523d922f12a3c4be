import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { Standings } from '#standing';
import { forgetErasedOwners } from '#vault';
import { rateReviewsAbout } from '../../records/attestation.moves.js';
import { Review } from '../../records/review.entity.js';
import { reviewLifecycle } from '../../records/review.lifecycle.js';
import { isActive } from '../../records/review.rows.js';
import { WeighReview } from './weigh-review.js';

interface Place {
  readonly organizationId: string;
  readonly id: string;
}

/** Of all reviews that are under way. `after` is the last one of the step before. */
export const rateEverybody = job<{ readonly after: Place | null }>('rateEverybody');

const atOnce = 50;
const nobody = '00000000-0000-0000-0000-000000000000';

/** Keeps the rating by which reviews are found in lists. A single review is weighed anew when it is read or decided. */
@Injectable()
export class RateReviewJob implements OnModuleInit {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly standings: Standings,
    private readonly weighing: WeighReview,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(rateReviewsAbout, ({ organizationId, subjectId }) => this.about(organizationId, subjectId));
    this.jobs.handleLong(rateEverybody, ({ after }) => this.step(after));
    this.jobs.handleHourly('forgetFindingsOfErasedOrganizations', () =>
      forgetErasedOwners(this.reads, this.unitOfWork, ['finding_decision']),
    );
  }

  private async about(organizationId: string, subjectId: string): Promise<void> {
    const found = await this.reads.query<Place>(
      `SELECT organization_id AS "organizationId", id FROM review WHERE organization_id = $1 AND id IN
         (SELECT $2::uuid UNION ALL SELECT review_id FROM review_person WHERE organization_id = $1 AND person_id = $2)`,
      [organizationId, subjectId],
    );
    for (const place of found) await this.rate(place);
  }

  private async step(after: Place | null): Promise<void> {
    const { organizationId, id } = after ?? { organizationId: nobody, id: nobody };
    const reviews = await this.reads.query<Place>(
      `SELECT organization_id AS "organizationId", id FROM review WHERE (organization_id, id) > ($1, $2) AND ${isActive}
       ORDER BY organization_id, id LIMIT ${atOnce}`,
      [organizationId, id],
    );
    for (const place of reviews) await this.rate(place);
    const last = reviews.at(-1);
    if (last !== undefined) await this.unitOfWork.run((tx) => this.jobs.add(tx, rateEverybody, { after: last }));
  }

  /** In turn with everything else about the compliance of the organization. */
  private async rate({ organizationId, id }: Place): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const isThere = await this.standings.hold(tx, organizationId);
      const review = isThere ? await tx.one(Review, { organizationId, id }) : undefined;
      // What was decided keeps the risk that it was decided with.
      if (review === undefined || reviewLifecycle.isTerminal(review.status)) return;
      const { level: riskLevel, score: riskScore } = (await this.weighing.weigh(tx, review)).rating;
      if (riskLevel !== review.riskLevel || riskScore !== review.riskScore)
        await tx.update(Review, { organizationId, id }, { riskLevel, riskScore });
    });
  }
}
