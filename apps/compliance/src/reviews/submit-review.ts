import { Injectable } from '@nestjs/common';
import { type CallerOrSession, isOfficer } from '#auth';
import { attestationSummaryParam } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import {
  AttestationValidationsRejectedException,
  MissingRequiredAttestations,
  type RejectedComplianceAttestation,
} from '#errors';
import { Jobs } from '#jobs';
import { namedUpload } from '../case-file/attestation-summary.view.js';
import { reportedFailures } from '../case-file/filed-attestation.js';
import type { FiledEntry, ReviewFile } from '../case-file/review-file.js';
import { ReviewFileReading } from '../case-file/review-file.reading.js';
import { AttestationMoves } from '../records/attestation.moves.js';
import { reviewLifecycle } from '../records/review.lifecycle.js';
import { ReviewMoves } from '../records/review.moves.js';
import { ReviewRows } from '../records/review.rows.js';
import { validateSubmission } from './conclude-submission.job.js';
import type { SubmitReviewBody } from './review.dto.js';
import { type ReviewView, reviewView } from './review.view.js';

/** Submits a review, or refuses it unchanged if something is missing or has to be corrected. */
@Injectable()
export class SubmitReview {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: ReviewRows,
    private readonly files: ReviewFileReading,
    private readonly moves: ReviewMoves,
    private readonly attestationMoves: AttestationMoves,
    private readonly jobs: Jobs,
  ) {}

  submit(
    caller: CallerOrSession,
    id: string,
    { acknowledgeWarnings = false, declaration }: SubmitReviewBody,
  ): Promise<ReviewView> {
    return this.unitOfWork.run(async (tx) => {
      const review = await this.reviews.lock(tx, caller, id);
      reviewLifecycle.next(review.status, 'submit', id);
      const file = await this.files.of(tx, review);
      refuseIncomplete(file);
      refuseRejected(file, acknowledgeWarnings);
      await this.revalidateOld(tx, file);
      const submitted = await this.moves.move(tx, review, 'submit', (now) => ({
        submittedAt: now,
        warningsAcknowledged: acknowledgeWarnings,
        declaration: declaration ?? null,
        informationRequests: [],
      }));
      // By then the person has given it, or something else.
      tx.write('DELETE FROM prefill WHERE organization_id = $1 AND review_id = $2', [review.organizationId, id]);
      for (const subjectId of subjectsOf(file))
        this.attestationMoves.requestScreening(tx, { organizationId: review.organizationId, subjectId });
      this.jobs.add(tx, validateSubmission, { organizationId: review.organizationId, reviewId: id });
      return reviewView(file.withReview(submitted), isOfficer(caller));
    });
  }

  /** Documents may have expired since a draft was validated. The submission waits for the new validations. */
  private async revalidateOld(tx: Tx, file: ReviewFile): Promise<void> {
    await this.attestationMoves.revalidateOld(tx, file.review.organizationId, subjectsOf(file));
  }
}

function subjectsOf({ review, persons }: ReviewFile): string[] {
  return [review.id, ...persons.map(({ person }) => person.id)];
}

function refuseIncomplete(file: ReviewFile): void {
  const { review, missing } = file;
  if (missing.length === 0) return;
  throw new MissingRequiredAttestations(
    review.id,
    missing.map(({ attestationType, associatedPersonId }) => ({
      attestationType,
      ...(associatedPersonId === undefined ? {} : { associatedPersonId }),
      ...namedUpload(file.uploadedFor({ attestationType, associatedPersonId })),
    })),
  );
}

function refuseRejected(file: ReviewFile, warningsAcknowledged: boolean): void {
  const rejected = file.rejectedEntries(warningsAcknowledged);
  if (rejected.length === 0) return;
  const { id, organizationId } = file.review;
  throw new AttestationValidationsRejectedException({
    complianceReviewId: id,
    organizationId,
    attestations: rejected.map(rejectedAttestation),
  });
}

function rejectedAttestation({ attestation, associatedPersonId }: FiledEntry): RejectedComplianceAttestation {
  const failures = reportedFailures(attestation, false);
  return {
    attestationId: attestation.id,
    attestation: attestationSummaryParam(attestation),
    attestationType: attestation.type,
    ...(associatedPersonId === undefined ? {} : { associatedPersonId }),
    blockingFailures: failures.filter(({ severity }) => severity === 'BLOCKING'),
    warningFailures: failures.filter(({ severity }) => severity === 'WARNING'),
  };
}
