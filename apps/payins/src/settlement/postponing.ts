import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { type Job, Retries } from '#jobs';
import { Log } from '#runtime';
import type { SettlementAttempt } from './settle.js';

/** What a rail stands in the way of just now. */
@Injectable()
export class Postponing {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly retries: Retries,
    private readonly log: Log,
  ) {}

  /** What stood in its way is said, and nothing more: it is tried again. */
  async tryLater(job: Job<SettlementAttempt>, attempt: SettlementAttempt, cause: unknown): Promise<void> {
    const { payinId } = attempt;
    const known = { err: cause, payinId, attempt: attempt.attempt, job: job.name };
    this.log.warn(known, 'the rail of a payin did not do what it was asked for; trying again');
    await this.unitOfWork.run((tx) => this.retries.retryLater(tx, job, attempt, payinId));
  }
}
