import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Clock } from '#runtime';
import type { Job } from './job.js';
import { Jobs } from './jobs.js';

/** The payload of a job that is retried until it succeeds. The first attempt is 1. */
export interface Retried {
  readonly attempt: number;
}

const firstPauseSeconds = 2;
const longestPauseSeconds = 300;

@Injectable()
export class Retries {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /**
   * Retries with a growing, bounded pause, by our clock. A retry of the same job for the same subject that has not begun
   * is replaced.
   */
  retryLater<Payload extends Retried>(tx: Tx, job: Job<Payload>, payload: Payload, subjectId: string): void {
    const { attempt } = payload;
    const pauseSeconds = Math.min(firstPauseSeconds * 2 ** Math.min(attempt - 1, 10), longestPauseSeconds);
    const runAt = new Date(this.clock.now().getTime() + pauseSeconds * 1_000);
    this.jobs.add(tx, job, { ...payload, attempt: attempt + 1 }, { runAt, key: `${job.name}:${subjectId}` });
  }
}
