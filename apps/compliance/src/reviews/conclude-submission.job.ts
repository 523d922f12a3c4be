import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Tx, UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { Standings } from '#standing';
import type { ReviewFile } from '../case-file/review-file.js';
import { ReviewFileReading } from '../case-file/review-file.reading.js';
import { Review } from '../records/review.entity.js';
import { ReviewMoves } from '../records/review.moves.js';

export const validateSubmission = job<{ organizationId: string; reviewId: string }>('validateSubmission');

/** Moves a submitted review to an officer once everything is validated, or back for corrections. */
@Injectable()
export class ConcludeSubmissionJob implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly standings: Standings,
    private readonly files: ReviewFileReading,
    private readonly moves: ReviewMoves,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(validateSubmission, ({ organizationId, reviewId }) =>
      this.unitOfWork.run(async (tx) => {
        const isThere = await this.standings.hold(tx, organizationId);
        const review = isThere ? await tx.one(Review, { organizationId, id: reviewId }) : undefined;
        if (review?.status === 'submitted') await this.begin(tx, await this.files.of(tx, review));
      }),
    );
  }

  /** Called when an attestation of these reviews was validated, in the same transaction. */
  async concludeWaiting(tx: Tx, reviews: readonly Review[]): Promise<void> {
    const waiting = reviews.filter(({ status }) => status === 'validatingSubmission');
    for (const file of await this.files.all(tx, waiting)) await this.conclude(tx, file);
  }

  private async begin(tx: Tx, file: ReviewFile): Promise<void> {
    if (!file.isBeingValidated && rejectedEntriesOf(file).length === 0) {
      await this.moves.move(tx, file.review, 'everyValidationPassed');
      return;
    }
    const review = await this.moves.move(tx, file.review, 'validationsBegin');
    await this.conclude(tx, file.withReview(review));
  }

  private async conclude(tx: Tx, file: ReviewFile): Promise<void> {
    if (file.isBeingValidated) return;
    const isPassed = rejectedEntriesOf(file).length === 0;
    await this.moves.move(tx, file.review, isPassed ? 'everyValidationPassed' : 'anyValidationFailed');
  }
}

function rejectedEntriesOf(file: ReviewFile): ReturnType<ReviewFile['rejectedEntries']> {
  return file.rejectedEntries(file.review.warningsAcknowledged);
}
