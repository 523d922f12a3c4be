import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Ids, Log } from '#runtime';
import { WorkerLease } from './worker-lease.entity.js';

const renewEveryMilliseconds = 5_000;
const leaseSeconds = 30;

/**
 * The jobs that a worker has begun are its own. Workers renew a lease, and any process
 * that finds an expired one unlocks the jobs of that worker.
 */
@Injectable()
export class WorkerLeases {
  readonly workerId: string;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reads: Reads,
    private readonly log: Log,
    ids: Ids,
  ) {
    this.workerId = `worker-${ids.next()}`;
  }

  renewFromNowOn(): void {
    const renew = (): void => {
      this.renew().catch((cause: unknown) => this.log.warn({ err: cause }, 'could not renew the lease of this worker'));
    };
    renew();
    this.timer = setInterval(renew, renewEveryMilliseconds);
  }

  stopRenewing(): void {
    clearInterval(this.timer);
  }

  async release(): Promise<void> {
    await this.unitOfWork
      .run((tx) => tx.write('DELETE FROM worker_lease WHERE worker_id = $1', [this.workerId]))
      .catch(() => undefined);
  }

  private async renew(): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      await tx.query(
        'INSERT INTO worker_lease (worker_id, renewed_at) VALUES ($1, now()) ON CONFLICT (worker_id) DO UPDATE SET renewed_at = now()',
        [this.workerId],
      );
    });
    const gone = await this.reads.query<{ workerId: string }>(
      `SELECT DISTINCT locked_by AS "workerId" FROM graphile_worker.jobs WHERE locked_by IS NOT NULL AND locked_at < now() - $1::interval
         AND NOT EXISTS (SELECT FROM worker_lease WHERE worker_id = locked_by AND renewed_at > now() - $1::interval)`,
      [`${leaseSeconds} seconds`],
    );
    if (gone.length > 0) await this.free(gone.map(({ workerId }) => workerId));
  }

  private async free(workerIds: string[]): Promise<void> {
    this.log.warn({ workerIds }, 'these workers are gone; their jobs are unlocked');
    await this.unitOfWork.run(async (tx) => {
      await tx.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [workerIds]);
      for (const workerId of workerIds) await tx.delete(WorkerLease, { workerId });
    });
  }
}
