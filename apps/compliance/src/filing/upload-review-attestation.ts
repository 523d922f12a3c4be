import { Injectable } from '@nestjs/common';
import type { CallerOrSession } from '#auth';
import { type ReviewAttestationPayload, attestationTypesOf } from '#contracts';
import { UnitOfWork } from '#database';
import { ValidationFailed } from '#errors';
import { Clock } from '#runtime';
import { markAnswered, refuseUnrequested, refuseWhileClosed } from '../case-file/allowed-uploads.js';
import { ReviewFileReading } from '../case-file/review-file.reading.js';
import { ListedPersonRows } from '../persons/listed-person.rows.js';
import { Review } from '../records/review.entity.js';
import { ReviewRows } from '../records/review.rows.js';
import { type AttestationResponse, attestationResponse } from './attestation.view.js';
import { type EarlierAttestation, FileAttestation } from './file-attestation.js';

/** Uploads an attestation to a review that is open for it. */
@Injectable()
export class UploadReviewAttestation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: ReviewRows,
    private readonly files: ReviewFileReading,
    private readonly fileAttestation: FileAttestation,
    private readonly listed: ListedPersonRows,
    private readonly clock: Clock,
  ) {}

  upload(
    caller: CallerOrSession,
    reviewId: string,
    payload: ReviewAttestationPayload,
    earlier?: EarlierAttestation,
  ): Promise<AttestationResponse> {
    return this.unitOfWork.run(async (tx) => {
      const review = await this.reviews.lock(tx, caller, reviewId);
      refuseOtherKind(review, payload);
      refuseWhileClosed(review);
      const upload = { attestationType: payload.type };
      if (review.status === 'additionalInformationRequested')
        refuseUnrequested(await this.files.of(tx, review), upload);
      if (payload.type === 'businessAssociatedPersons')
        await this.listed.replace(tx, review, payload.associatedPersonIds);
      const { organizationId } = review;
      const attestation = await this.fileAttestation.file(tx, {
        organizationId,
        subjectId: reviewId,
        payload,
        caller,
        comparedSubjectIds: [],
        earlier,
      });
      const informationRequests = markAnswered(review.informationRequests, upload);
      await tx.update(Review, { organizationId, id: reviewId }, { informationRequests, updatedAt: this.clock.now() });
      return attestationResponse(attestation, false);
    });
  }
}

function refuseOtherKind({ type }: Review, payload: ReviewAttestationPayload): void {
  const taken = attestationTypesOf[type];
  if (!taken.includes(payload.type))
    throw ValidationFailed.at('type', `must be an attestation of ${type} reviews: ${taken.join(', ')}`);
}
