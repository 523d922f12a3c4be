import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Tx, UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { Standings } from '#standing';
import type { ReviewFile } from '../case-file/review-file.js';
import { ReviewFileReading } from '../case-file/review-file.reading.js';
import { Review } from '../records/review.entity.js';
import { ReviewMoves } from '../records/review.moves.js';
import { HitsOfReview } from '../screening/hits/hits-of-review.js';

export const validateSubmission = job<{ organizationId: string; reviewId: string }>('validateSubmission');

/** Moves a submitted review to an officer once everything is validated, or back for corrections. */
@Injectable()
export class ConcludeSubmissionJob implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly standings: Standings,
    private readonly files: ReviewFileReading,
    private readonly screening: HitsOfReview,
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

  /** Called when an attestation of these reviews was validated, or a name in them looked for, in a transaction that holds their organization. */
  async concludeWaiting(tx: Tx, reviews: readonly Review[]): Promise<void> {
    const waiting = reviews.filter(({ status }) => status === 'validatingSubmission');
    for (const file of await this.files.all(tx, waiting)) await this.conclude(tx, file);
  }

  private async begin(tx: Tx, file: ReviewFile): Promise<void> {
    if (!(await this.isBeingLookedAt(tx, file)) && rejectedEntriesOf(file).length === 0) {
      await this.moves.move(tx, file.review, 'everyValidationPassed');
      return;
    }
    const review = await this.moves.move(tx, file.review, 'validationsBegin');
    await this.conclude(tx, file.withReview(review));
  }

  private async conclude(tx: Tx, file: ReviewFile): Promise<void> {
    if (await this.isBeingLookedAt(tx, file)) return;
    const isPassed = rejectedEntriesOf(file).length === 0;
    await this.moves.move(tx, file.review, isPassed ? 'everyValidationPassed' : 'anyValidationFailed');
  }

  /** Nobody decides about somebody whose name was not looked for. */
  private async isBeingLookedAt(tx: Tx, file: ReviewFile): Promise<boolean> {
    return file.isBeingValidated || (await this.screening.read(tx, file.review)).notScreened.length > 0;
  }
}

function rejectedEntriesOf(file: ReviewFile): ReturnType<ReviewFile['rejectedEntries']> {
  return file.rejectedEntries(file.review.warningsAcknowledged);
}
