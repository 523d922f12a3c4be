import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Tx, UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { Standings } from '#standing';
import { Review } from '../records/review.entity.js';
import type { ReviewFile } from '../case-file/review-file.js';
import { ReviewFiles } from '../case-file/review-file.reading.js';
import { ReviewMoves } from '../records/review.moves.js';

export const validateSubmission = job<{ organizationId: string; reviewId: string }>('validateSubmission');

/** Takes a submitted review on: into review once everything is validated, or back to whoever filled it in. */
@Injectable()
export class SubmissionValidation implements OnModuleInit {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly standings: Standings,
    private readonly files: ReviewFiles,
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

  /** An attestation of one of these reviews was validated, in this transaction. */
  async goOn(tx: Tx, reviews: readonly Review[]): Promise<void> {
    const waiting = reviews.filter(({ status }) => status === 'validatingSubmission');
    for (const file of await this.files.all(tx, waiting)) await this.conclude(tx, file);
  }

  private async begin(tx: Tx, file: ReviewFile): Promise<void> {
    if (!file.isBeingValidated && stands(file).length === 0) {
      await this.moves.move(tx, file.review, 'everyValidationPassed');
      return;
    }
    const review = await this.moves.move(tx, file.review, 'validationsBegin');
    await this.conclude(tx, file.of(review));
  }

  private async conclude(tx: Tx, file: ReviewFile): Promise<void> {
    if (file.isBeingValidated) return;
    await this.moves.move(tx, file.review, stands(file).length === 0 ? 'everyValidationPassed' : 'anyValidationFailed');
  }
}

function stands(file: ReviewFile): ReturnType<ReviewFile['standingInTheWay']> {
  return file.standingInTheWay(file.review.warningsAcknowledged);
}
