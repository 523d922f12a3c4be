import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { type Job, type Retried, Retries } from '#jobs';
import { Log } from '#runtime';

/** Work on one payout that may have to be tried again, for as long as it takes. */
export interface Attempt extends Retried {
  readonly organizationId: string;
  readonly payoutId: string;
}

@Injectable()
export class Attempts {
  constructor(
    private readonly retries: Retries,
    private readonly log: Log,
  ) {}

  /** What stood in its way is said, and nothing more: it is tried again. */
  failed({ payoutId, attempt }: Attempt, cause: unknown): void {
    this.log.warn({ err: cause, payoutId, attempt }, 'a payout could not be submitted to its rail; trying again');
  }

  again(tx: Tx, job: Job<Attempt>, attempt: Attempt): void {
    this.retries.retryLater(tx, job, attempt, attempt.payoutId);
  }
}
