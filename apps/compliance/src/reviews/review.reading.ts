import { Injectable } from '@nestjs/common';
import { type Caller, type CallerOrSession, SeenRows, type SeenTable, isOfHouse, isOfficer } from '#auth';
import type { AttestationType, Page } from '#contracts';
import { type Asked, Reads } from '#database';
import { Forbidden } from '#errors';
import { Clock } from '#runtime';
import type { ReviewFile } from '../case-file/review-file.js';
import { ReviewFileReading } from '../case-file/review-file.reading.js';
import { Review } from '../records/review.entity.js';
import { reviewNotFound, visibleTo } from '../records/review.rows.js';
import { ShowRisk } from '../risk/findings/show-risk.js';
import { weighedTypes } from '../risk/rules/find-risks.js';
import { CaseConfig } from './case-settings.js';
import type { ReviewQuery } from './review.dto.js';
import { type ReviewView, asCase, reviewView } from './review.view.js';

const reviews: SeenTable<Review> = {
  entity: Review,
  name: 'review',
  createdAt: 'created_at',
  isSealed: true,
  names: { kind: 'review', staff: 'compliance:unmasked' },
};

/** Shows reviews, and what they require. */
@Injectable()
export class ReviewReading {
  constructor(
    private readonly files: ReviewFileReading,
    private readonly risks: ShowRisk,
    private readonly seen: SeenRows,
    private readonly reads: Reads,
    private readonly config: CaseConfig,
    private readonly clock: Clock,
  ) {}

  async list(
    caller: Caller,
    { status, type, tier, risk, renewal, assigneeId, ageOver, ...query }: ReviewQuery,
  ): Promise<Page<ReviewView>> {
    if ((risk ?? renewal) !== undefined && !isOfHouse(caller))
      throw new Forbidden('operator', 'Only the staff finds reviews by risk, or by what has to be looked at again');
    const until = ageOver === undefined ? {} : this.submittedBefore(ageOver, query.createdTo);
    const page = await this.seen.list(
      caller,
      reviews,
      { status, type, tier, risk_level: risk, renewal, assignee_id: assigneeId },
      { ...query, ...until },
    );
    const files = await this.files.all(this.reads, page.results);
    const byId = new Map(files.map((file) => [file.review.id, file]));
    const found = page.results.flatMap(({ id }) => byId.get(id) ?? []);
    return { ...page, results: found.map((file) => this.shown(caller, file)) };
  }

  /** Nothing is submitted before it is created: what is younger need not be looked at. */
  private submittedBefore(hours: number, createdTo: string | undefined): Pick<Asked, 'until' | 'createdTo'> {
    const moment = new Date(this.clock.now().getTime() - hours * 3_600_000);
    const isEarlier = createdTo !== undefined && Date.parse(createdTo) < moment.getTime();
    return { until: { submitted_at: moment }, createdTo: isEarlier ? createdTo : moment.toISOString() };
  }

  async read(caller: CallerOrSession, id: string): Promise<ReviewView> {
    if (!isOfHouse(caller) || !isOfficer(caller)) return this.shown(caller, await this.file(caller, id));
    const file = await this.file(caller, id, weighedTypes);
    return { ...this.shown(caller, file), ...(await this.risks.of(this.reads, file)) };
  }

  private shown(caller: CallerOrSession, file: ReviewFile): ReviewView {
    const view = reviewView(file, isOfficer(caller));
    return isOfHouse(caller) ? asCase(view, file.review, this.config.reviewHours) : view;
  }

  private async file(caller: CallerOrSession, id: string, opened?: readonly AttestationType[]): Promise<ReviewFile> {
    const [file] = await this.files.find(this.reads, visibleTo(caller, id), opened);
    return file ?? reviewNotFound(id);
  }
}
