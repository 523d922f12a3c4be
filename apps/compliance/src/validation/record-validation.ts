import { Injectable } from '@nestjs/common';
import { type Tx, UnitOfWork } from '#database';
import { Clock } from '#runtime';
import { Standings } from '#standing';
import type { Validation } from '../checks/evidence/check.js';
import { ReviewRows } from '../records/review.rows.js';
import { ConcludeSubmissionJob } from '../reviews/conclude-submission.job.js';
import { Attestation } from '../records/attestation.entity.js';
import { attestationLifecycle } from '../records/attestation.lifecycle.js';
import type { ValidationRound } from '../records/attestation.moves.js';

/** Writes what the checks found, and concludes the submissions that waited for it. */
@Injectable()
export class RecordValidation {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly standings: Standings,
    private readonly reviews: ReviewRows,
    private readonly concludeSubmission: ConcludeSubmissionJob,
    private readonly clock: Clock,
  ) {}

  record(round: ValidationRound, { failures, checks }: Validation): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      const { organizationId, id } = round;
      const isThere = await this.standings.hold(tx, organizationId);
      const attestation = isThere ? await tx.one(Attestation, { organizationId, id }) : undefined;
      if (attestation === undefined || !isCurrentRound(attestation, round)) return;
      const trigger = failures.length === 0 ? 'everyCheckPassed' : 'anyCheckFailed';
      const status = attestationLifecycle.next(attestation.status, trigger, id);
      const found = { status, failures: [...failures], checks: [...checks], validatedAt: this.clock.now() };
      await tx.update(Attestation, { organizationId, id }, found);
      await this.concludeSubmissions(tx, attestation);
    });
  }

  private async concludeSubmissions(tx: Tx, { organizationId, subjectId }: Attestation): Promise<void> {
    const reviews = await this.reviews.activeAbout(tx, organizationId, subjectId);
    await this.concludeSubmission.concludeWaiting(tx, reviews);
  }
}

export function isCurrentRound(attestation: Attestation, { validationRound }: ValidationRound): boolean {
  const { status, supersededAt } = attestation;
  return status === 'pending' && supersededAt === null && attestation.validationRound === validationRound;
}
