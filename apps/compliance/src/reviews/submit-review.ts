import { Injectable } from '@nestjs/common';
import { type CallerOrSession, isOfficer } from '#auth';
import { type Tx, UnitOfWork } from '#database';
import {
  AttestationValidationsRejectedException,
  MissingRequiredAttestations,
  type RejectedComplianceAttestation,
} from '#errors';
import { Jobs } from '#jobs';
import { toldFailures } from '../case-file/filed-attestation.js';
import { Validations } from '../records/attestation.moves.js';
import type { SubmitReview } from './review.dto.js';
import type { FiledEntry, ReviewFile } from '../case-file/review-file.js';
import { ReviewFiles } from '../case-file/review-file.reading.js';
import { reviewLifecycle } from '../records/review.lifecycle.js';
import { ReviewMoves } from '../records/review.moves.js';
import { type ReviewView, reviewView } from './review.view.js';
import { Reviews } from '../records/review.rows.js';
import { validateSubmission } from './conclude-submission.job.js';

/** Submits a review: what is missing or stands in the way changes nothing. */
@Injectable()
export class SubmissionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: Reviews,
    private readonly files: ReviewFiles,
    private readonly moves: ReviewMoves,
    private readonly validations: Validations,
    private readonly jobs: Jobs,
  ) {}

  submit(caller: CallerOrSession, id: string, { acknowledgeWarnings = false }: SubmitReview): Promise<ReviewView> {
    return this.unitOfWork.run(async (tx) => {
      const review = await this.reviews.lock(tx, caller, id);
      reviewLifecycle.next(review.status, 'submit', id);
      const file = await this.files.of(tx, review);
      refuseIncomplete(file);
      refuseRejected(file, acknowledgeWarnings);
      await this.validateOld(tx, file);
      const submitted = await this.moves.move(tx, review, 'submit', (now) => ({
        submittedAt: now,
        warningsAcknowledged: acknowledgeWarnings,
        informationRequests: [],
      }));
      this.jobs.add(tx, validateSubmission, { organizationId: review.organizationId, reviewId: id });
      return reviewView(file.of(submitted), isOfficer(caller));
    });
  }

  /** A draft may lie for months: documents expire meanwhile. The submission waits for what is found then. */
  private async validateOld(tx: Tx, { review, persons }: ReviewFile): Promise<void> {
    const subjectIds = [review.id, ...persons.map(({ person }) => person.id)];
    await this.validations.ofOld(tx, review.organizationId, subjectIds);
  }
}

function refuseIncomplete({ review, missing }: ReviewFile): void {
  if (missing.length === 0) return;
  throw new MissingRequiredAttestations(
    review.id,
    missing.map(({ attestationType, associatedPersonId }) => ({
      attestationType,
      ...(associatedPersonId === undefined ? {} : { associatedPersonId }),
    })),
  );
}

function refuseRejected(file: ReviewFile, warningsAcknowledged: boolean): void {
  const rejected = file.standingInTheWay(warningsAcknowledged);
  if (rejected.length === 0) return;
  const { id, organizationId } = file.review;
  throw new AttestationValidationsRejectedException({
    complianceReviewId: id,
    organizationId,
    attestations: rejected.map(rejectedAttestation),
  });
}

function rejectedAttestation({ attestation, associatedPersonId }: FiledEntry): RejectedComplianceAttestation {
  const failures = toldFailures(attestation, false);
  return {
    attestationId: attestation.id,
    attestationType: attestation.type,
    ...(associatedPersonId === undefined ? {} : { associatedPersonId }),
    blockingFailures: failures.filter(({ severity }) => severity === 'BLOCKING'),
    warningFailures: failures.filter(({ severity }) => severity === 'WARNING'),
  };
}
