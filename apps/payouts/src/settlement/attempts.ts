import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { type Job, Jobs } from '#jobs';
import { Clock, Log } from '#runtime';

/** Work on one payout that may have to be tried again, for as long as it takes. */
export interface Attempt {
  readonly organizationId: string;
  readonly payoutId: string;
  readonly attempt: number;
}

const firstPauseSeconds = 2;
const longestPauseSeconds = 300;

@Injectable()
export class Attempts {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** What stood in its way is said, and nothing more: it is tried again. */
  failed({ payoutId, attempt }: Attempt, cause: unknown): void {
    this.log.warn({ err: cause, payoutId, attempt }, 'a payout could not be submitted to its rail; trying again');
  }

  /** Later and later, but never much later, by the clock of Gatehouse. What was asked for in the same way and has not begun is replaced. */
  again(tx: Tx, job: Job<Attempt>, { attempt, ...payout }: Attempt): void {
    const pauseSeconds = Math.min(firstPauseSeconds * 2 ** Math.min(attempt - 1, 10), longestPauseSeconds);
    this.jobs.add(
      tx,
      job,
      { ...payout, attempt: attempt + 1 },
      {
        runAt: new Date(this.clock.now().getTime() + pauseSeconds * 1_000),
        key: `${job.name}:${payout.payoutId}`,
      },
    );
  }
}
