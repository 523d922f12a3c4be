import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type HouseCaller, type StaffCaller, authorOf } from '#auth';
import { UnitOfWork } from '#database';
import { ResourceNotFound } from '#errors';
import { ReviewRows } from '../../records/review.rows.js';
import type { DecideHit } from './hit.dto.js';
import type { ScreeningHitView, ScreeningHitsView } from './hit.view.js';
import { HitsOfReview } from './hits-of-review.js';
import { KeepHits } from './keep-hits.js';
import { ShowHits } from './show-hits.js';

const mostShown = 500;

/** What officers do with hits: look at them, and say what each is. */
@Injectable()
export class HitService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: ReviewRows,
    private readonly hitsOfReview: HitsOfReview,
    private readonly showHits: ShowHits,
    private readonly keepHits: KeepHits,
    private readonly audit: AuditTrail,
  ) {}

  /** The read is recorded in the transaction that reads: one that cannot be recorded shows nothing. */
  async list(caller: StaffCaller, reviewId: string, reason: string | null): Promise<ScreeningHitsView> {
    const review = await this.reviews.read(caller, reviewId);
    return this.unitOfWork.run(async (tx) => {
      const { hits, notScreened, cut } = await this.hitsOfReview.read(tx, review);
      const results = await this.showHits.show(
        tx,
        review,
        hits.slice(0, mostShown).map(({ id }) => id),
      );
      const entry = { organizationId: review.organizationId, action: 'screeningHitsRead', reason } as const;
      await this.audit.record(tx, { ...authorOf(caller), ...entry, subject: `complianceReview:${reviewId}` });
      return { results, notScreened: [...notScreened], cut: [...cut] };
    });
  }

  /** A decision may be changed, and taken back. */
  decide(caller: HouseCaller, reviewId: string, hitId: string, body: DecideHit): Promise<ScreeningHitView> {
    return this.unitOfWork.run(async (tx) => {
      const review = await this.reviews.lock(tx, caller, reviewId);
      const { organizationId } = review;
      const { hits } = await this.hitsOfReview.read(tx, review);
      const hit = hits.find(({ id }) => id === hitId) ?? hitNotFound(hitId);
      const { status, note } = body;
      const decidedBy = authorOf(caller).actor;
      await this.keepHits.decide(tx, { ...hit, organizationId }, { status, note, decidedBy });
      const [view] = await this.showHits.show(tx, review, [hitId]);
      const entry = {
        organizationId,
        action: 'screeningHitDecided',
        reason: `${status} screeningHit:${hitId}`,
      } as const;
      await this.audit.record(tx, { ...authorOf(caller), ...entry, subject: `complianceReview:${reviewId}` });
      return view ?? hitNotFound(hitId);
    });
  }
}

function hitNotFound(id: string): never {
  throw new ResourceNotFound('screeningHit', id);
}
