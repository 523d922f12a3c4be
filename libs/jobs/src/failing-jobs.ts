import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import { Metrics } from '#runtime';

const failuresWorthALook = 5;

/** Jobs that keep failing are never given up, so they are reported as a metric. */
@Injectable()
export class FailingJobs {
  constructor(
    private readonly reads: Reads,
    metrics: Metrics,
  ) {
    metrics.gauge(
      'jobs_failing',
      `Background jobs that failed ${failuresWorthALook} times or more and are still tried`,
      ['job'],
      async (gauge) => {
        const failing = await this.counts();
        gauge.reset();
        for (const { job, count } of failing) gauge.set({ job }, count);
      },
    );
  }

  async count(): Promise<number> {
    return (await this.counts()).reduce((sum, { count }) => sum + count, 0);
  }

  /**
   * A job that was replaced while it ran has no attempts left, but did not fail: it is not counted. None are reported
   * while the database does not answer; other metrics show that.
   */
  private async counts(): Promise<{ job: string; count: number }[]> {
    return this.reads
      .query<{ job: string; count: number }>(
        `SELECT task_identifier AS job, count(*)::int AS count FROM graphile_worker.jobs WHERE attempts >= ${failuresWorthALook} AND attempts < max_attempts GROUP BY 1`,
      )
      .catch(() => []);
  }
}
