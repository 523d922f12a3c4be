import { Injectable } from '@nestjs/common';
import type { CallerOrSession } from '#auth';
import { reviewAttestation } from '#contracts';
import { UnitOfWork } from '#database';
import { ReviewRows } from '../records/review.rows.js';
import type { AttestationResponse } from './attestation.view.js';
import { type AttestationChange, MergeAttestation } from './merge-attestation.js';
import { UploadReviewAttestation } from './upload-review-attestation.js';

/** Uploads the latest attestation of a review once more with some fields changed, for callers who may not read the others. */
@Injectable()
export class ChangeReviewAttestation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reviews: ReviewRows,
    private readonly mergeAttestation: MergeAttestation,
    private readonly uploadAttestation: UploadReviewAttestation,
  ) {}

  change(caller: CallerOrSession, reviewId: string, change: AttestationChange): Promise<AttestationResponse> {
    return this.unitOfWork.run(async (tx) => {
      const review = await this.reviews.lock(tx, caller, reviewId);
      const about = { ...change, subject: review, attestations: reviewAttestation };
      const { payload, earlier } = await this.mergeAttestation.merge(tx, caller, about);
      return this.uploadAttestation.upload(caller, reviewId, payload, earlier);
    });
  }
}
