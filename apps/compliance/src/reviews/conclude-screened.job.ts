import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { Standings } from '#standing';
import { concludeScreened } from '../records/attestation.moves.js';
import { ReviewRows } from '../records/review.rows.js';
import { ConcludeSubmissionJob } from './conclude-submission.job.js';

/** Concludes the submissions that waited for a name to be looked for on lists. */
@Injectable()
export class ConcludeScreenedJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly standings: Standings,
    private readonly reviews: ReviewRows,
    private readonly concludeSubmission: ConcludeSubmissionJob,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(concludeScreened, ({ organizationId, subjectId }) =>
      this.unitOfWork.run(async (tx) => {
        if (!(await this.standings.hold(tx, organizationId))) return;
        await this.concludeSubmission.concludeWaiting(
          tx,
          await this.reviews.activeAbout(tx, organizationId, subjectId),
        );
      }),
    );
  }
}
