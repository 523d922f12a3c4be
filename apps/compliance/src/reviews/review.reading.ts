import { Injectable } from '@nestjs/common';
import { type Caller, type CallerOrSession, isOfficer } from '#auth';
import { type Page, defaultPageSize, pageOf, viewsOf } from '#contracts';
import { Reads } from '#database';
import type { ReviewFile } from '../case-file/review-file.js';
import { ReviewFileReading } from '../case-file/review-file.reading.js';
import { reviewNotFound, listedBy, visibleTo } from '../records/review.rows.js';
import { type RequirementsView, requirementsView } from './requirement.view.js';
import type { ReviewQuery } from './review.dto.js';
import { type ReviewView, reviewView } from './review.view.js';

/** Shows reviews, and what they require. */
@Injectable()
export class ReviewReading {
  constructor(
    private readonly files: ReviewFileReading,
    private readonly reads: Reads,
  ) {}

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
    return requirementsView(await this.file(caller, id));
  }

  private async file(caller: CallerOrSession, id: string): Promise<ReviewFile> {
    const [file] = await this.files.find(this.reads, visibleTo(caller, id));
    return file ?? reviewNotFound(id);
  }
}

/** Whose reviews are listed: any organization's for the operator, its own for an organization. */
function visibleOrganization(caller: Caller, wanted: string | undefined): string | undefined {
  if (caller.kind === 'operator') return wanted;
  return wanted === undefined || wanted === caller.organizationId ? caller.organizationId : 'none';
}
