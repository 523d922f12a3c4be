import { Injectable } from '@nestjs/common';
import { type CallerOrSession, isOfHouse } from '#auth';
import { Reads } from '#database';
import { ReviewFileReading } from '../case-file/review-file.reading.js';
import { SealedPrefills } from '../records/prefill.sealed.js';
import { takesUploads } from '../records/review.lifecycle.js';
import { reviewNotFound, visibleTo } from '../records/review.rows.js';
import { type RequirementsView, requirementsView } from './requirement.view.js';

/** Explains what reviews require, with what their partners have said ahead for the person to confirm. */
@Injectable()
export class RequirementsReading {
  constructor(
    private readonly files: ReviewFileReading,
    private readonly prefills: SealedPrefills,
    private readonly reads: Reads,
  ) {}

  async read(caller: CallerOrSession, id: string): Promise<RequirementsView> {
    const [file = reviewNotFound(id)] = await this.files.find(this.reads, visibleTo(caller, id));
    // Officers look at what was given: what somebody else said before is no answer.
    const isAsked = !isOfHouse(caller) && takesUploads(file.review.status);
    return requirementsView(file, isAsked ? await this.prefills.of(file.review) : {});
  }
}
