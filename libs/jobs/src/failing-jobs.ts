import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import { Metrics } from '#runtime';

const failuresWorthALook = 5;

/** Work that keeps failing is never given up, so somebody has to see it. */
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

  /**
   * One that was replaced while it was being done has no tries left, and did not fail: it is not counted. None is told
   * while the database cannot be asked: other figures tell of that.
   */
  private async counts(): Promise<{ job: string; count: number }[]> {
    return this.reads
      .query<{ job: string; count: number }>(
        `SELECT task_identifier AS job, count(*)::int AS count FROM graphile_worker.jobs WHERE attempts >= ${failuresWorthALook} AND attempts < max_attempts GROUP BY 1`,
      )
      .catch(() => []);
  }
}
