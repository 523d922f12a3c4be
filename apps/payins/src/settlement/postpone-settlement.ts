import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { type Job, Retries } from '#jobs';
import { Log } from '#runtime';
import type { SettlementAttempt } from './settlement-attempt.js';

/** Retries later what cannot be done now, by a rail or under the cap of a conversion. */
@Injectable()
export class PostponeSettlement {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly retries: Retries,
    private readonly log: Log,
  ) {}

  async postpone(job: Job<SettlementAttempt>, attempt: SettlementAttempt, cause: unknown): Promise<void> {
    const { payinId } = attempt;
    const known = { err: cause, payinId, attempt: attempt.attempt, job: job.name };
    this.log.warn(known, 'a payin cannot be settled, or its money sent back, just now; trying again');
    await this.unitOfWork.run((tx) => this.retries.retryLater(tx, job, attempt, payinId));
  }
}
