import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Standings } from '#standing';
import type { Validation } from '../checks/evidence/check.js';
import { Attestation } from '../records/attestation.entity.js';
import { AttestationMoves, type ValidationRound, isCurrentRound } from '../records/attestation.moves.js';
import { ReviewRows } from '../records/review.rows.js';
import { ConcludeSubmissionJob } from '../reviews/conclude-submission.job.js';

/** Writes what the checks found, and concludes the submissions that waited for it. */
@Injectable()
export class RecordValidation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly standings: Standings,
    private readonly attestationMoves: AttestationMoves,
    private readonly reviews: ReviewRows,
    private readonly concludeSubmission: ConcludeSubmissionJob,
  ) {}

  record(round: ValidationRound, validation: Validation): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const { organizationId, id } = round;
      const isThere = await this.standings.hold(tx, organizationId);
      const attestation = isThere ? await tx.one(Attestation, { organizationId, id }) : undefined;
      if (attestation === undefined || !isCurrentRound(attestation, round)) return;
      await this.attestationMoves.conclude(tx, attestation, validation);
      const reviews = await this.reviews.activeAbout(tx, organizationId, attestation.subjectId);
      await this.concludeSubmission.concludeWaiting(tx, reviews);
    });
  }
}
