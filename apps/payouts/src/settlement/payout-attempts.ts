import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { type Job, type Retried, Retries } from '#jobs';
import { Log } from '#runtime';

/** Work on one payout that is retried for as long as it takes. */
export interface PayoutAttempt extends Retried {
  readonly organizationId: string;
  readonly payoutId: string;
}

@Injectable()
export class PayoutAttempts {
  constructor(
    private readonly retries: Retries,
    private readonly log: Log,
  ) {}

  failed({ payoutId, attempt }: PayoutAttempt, cause: unknown): void {
    this.log.warn({ err: cause, payoutId, attempt }, 'a payout could not be submitted to its rail; trying again');
  }

  again(tx: Tx, job: Job<PayoutAttempt>, attempt: PayoutAttempt): void {
    this.retries.retryLater(tx, job, attempt, attempt.payoutId);
  }
}
