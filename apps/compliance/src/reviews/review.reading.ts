import { Injectable } from '@nestjs/common';
import { type Caller, type CallerOrSession, type OrganizationCaller, isOfficer } from '#auth';
import { type Page, defaultPageSize, pageOf, tiersOf, viewsOf } from '#contracts';
import { Reads } from '#database';
import { ValidationFailed } from '#errors';
import { type RequirementsView, requirementsView } from './requirement.view.js';
import type { CreateReview, ReviewQuery } from './review.dto.js';
import { ReviewFile } from '../case-file/review-file.js';
import { ReviewFileReading } from '../case-file/review-file.reading.js';
import { OpenReview } from './open-review.js';
import { type ReviewView, reviewView } from './review.view.js';
import { reviewNotFound, listedBy, visibleTo } from '../records/review.rows.js';

/** Opens reviews and shows them. */
@Injectable()
export class ReviewReading {
  constructor(
    private readonly files: ReviewFileReading,
    private readonly openReview: OpenReview,
    private readonly reads: Reads,
  ) {}

  async create({ organizationId }: OrganizationCaller, { type, tier }: CreateReview): Promise<ReviewView> {
    if (!tiersOf[type].includes(tier))
      throw ValidationFailed.at('tier', `must be ${tiersOf[type].join(' or ')} in a review of type ${type}`);
    const review = await this.openReview.open(organizationId, { type, tier });
    return reviewView(new ReviewFile(review, [], []), false);
  }

  async list(caller: Caller, query: ReviewQuery): Promise<Page<ReviewView>> {
    const { limit = defaultPageSize, nextId, status } = query;
    const organizationId = visibleOrganization(caller, query.organizationId);
    if (organizationId === 'none') return { results: [] };
    const selection = listedBy({ organizationId, status, limit: limit + 1, fromId: nextId });
    const rows = (await this.files.find(this.reads, selection)).map((file) => ({ id: file.review.id, file }));
    return viewsOf(pageOf(rows, limit), ({ file }) => reviewView(file, isOfficer(caller)));
  }

  async read(caller: CallerOrSession, id: string): Promise<ReviewView> {
    return reviewView(await this.file(caller, id), isOfficer(caller));
  }

  async requirements(caller: CallerOrSession, id: string): Promise<RequirementsView> {
    return requirementsView((await this.file(caller, id)).requirements);
  }

  private async file(caller: CallerOrSession, id: string): Promise<ReviewFile> {
    const [file] = await this.files.find(this.reads, visibleTo(caller, id));
    return file ?? reviewNotFound(id);
  }
}

/** Whose reviews are listed: for the operator those that are asked for or all, for an organization its own. */
function visibleOrganization(caller: Caller, asked: string | undefined): string | undefined {
  if (caller.kind === 'operator') return asked;
  return asked === undefined || asked === caller.organizationId ? caller.organizationId : 'none';
}
