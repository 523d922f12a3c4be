import { Injectable } from '@nestjs/common';
import { Log, Metrics } from '#runtime';
import type { TakenJob } from './job-queue.js';
import { Jobs } from './jobs.js';

/** Has its handler do a job, and counts how it ended. */
@Injectable()
export class PerformJob {
  private readonly ended;

  constructor(
    private readonly jobs: Jobs,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.ended = metrics.counter('jobs_total', 'Background jobs by name and how they ended', ['job', 'outcome']);
  }

  readonly perform = async ({ name, payload }: TakenJob): Promise<void> => {
    try {
      await this.jobs.handlers.get(name)?.(payload);
      this.ended.inc({ job: name, outcome: 'done' });
    } catch (cause) {
      this.ended.inc({ job: name, outcome: 'failed' });
      this.log.warn({ err: cause, job: name }, 'a background job failed and will be tried again');
      throw cause;
    }
  };

  readonly unreachable = (cause: unknown): void =>
    this.log.warn({ err: cause }, 'background jobs wait for the database; trying again');

  /** Long jobs are of a kind of their own, so that others do not wait for them. */
  kinds(): string[][] {
    const { handlers, long } = this.jobs;
    const kinds = [false, true].map((isLong) => [...handlers.keys()].filter((name) => long.has(name) === isLong));
    return kinds.filter((names) => names.length > 0);
  }
}
