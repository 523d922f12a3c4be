import { Injectable } from '@nestjs/common';
import { Connections } from '#database';
import { WorkerLeases } from './worker-leases.js';

export interface TakenJob {
  readonly id: string;
  readonly name: string;
  readonly payload: object;
}

/** Of those that are due the first, and of each queue one, which nobody else takes from until it has ended. */
const take = `
  WITH due AS (
    SELECT id, job_queue_id, priority, run_at FROM graphile_worker._private_jobs
    WHERE is_available AND run_at <= now()
      AND task_id = ANY (ARRAY(SELECT id FROM graphile_worker._private_tasks WHERE identifier = ANY ($2)))
      AND (job_queue_id IS NULL OR job_queue_id IN
        (SELECT id FROM graphile_worker._private_job_queues WHERE is_available FOR UPDATE SKIP LOCKED))
    ORDER BY priority, run_at LIMIT $3 FOR UPDATE SKIP LOCKED
  ), chosen AS (
    SELECT DISTINCT ON (coalesce(-job_queue_id, id)) id, job_queue_id FROM due
    ORDER BY coalesce(-job_queue_id, id), priority, run_at
  ), held AS (
    UPDATE graphile_worker._private_job_queues AS queue SET locked_by = $1, locked_at = now()
    FROM chosen WHERE queue.id = chosen.job_queue_id
  )
  UPDATE graphile_worker._private_jobs AS job SET attempts = attempts + 1, locked_by = $1, locked_at = now()
  FROM chosen WHERE job.id = chosen.id
  RETURNING job.id, payload, (SELECT identifier FROM graphile_worker._private_tasks WHERE id = task_id) AS name`;

const released = `
  UPDATE graphile_worker._private_job_queues AS queue SET locked_by = NULL, locked_at = NULL
  FROM ended WHERE queue.id = ended.job_queue_id AND queue.locked_by = $2`;

/** One that was given to another worker meanwhile is that one's. */
const finish = `
  WITH ended AS (DELETE FROM graphile_worker._private_jobs WHERE id = $1 AND locked_by = $2 RETURNING job_queue_id) ${released}`;

/** Each pause is longer, up to six hours. */
const fail = `
  WITH ended AS (
    UPDATE graphile_worker._private_jobs SET last_error = $3, locked_by = NULL, locked_at = NULL,
      run_at = greatest(now(), run_at) + exp(least(attempts, 10)) * interval '1 second'
    WHERE id = $1 AND locked_by = $2 RETURNING job_queue_id
  ) ${released}`;

const giveBack = `
  WITH ended AS (
    UPDATE graphile_worker._private_jobs SET locked_by = NULL, locked_at = NULL
    WHERE locked_by = $2 AND NOT id = ANY ($1::bigint[])
      AND task_id = ANY (ARRAY(SELECT id FROM graphile_worker._private_tasks WHERE identifier = ANY ($3)))
    RETURNING job_queue_id
  ) ${released}`;

/** The jobs that wait in the database, as the worker of this process takes them. */
@Injectable()
export class JobQueue {
  constructor(
    private readonly connections: Connections,
    private readonly leases: WorkerLeases,
  ) {}

  async take(names: readonly string[], most: number): Promise<TakenJob[]> {
    const { rows } = await this.connections.jobs.query<TakenJob>(take, [this.leases.workerId, names, most]);
    return rows;
  }

  /** What it took and never heard of, as the answer was lost: of these kinds, all but those that are under way. */
  async giveBack(names: readonly string[], underWay: readonly string[]): Promise<void> {
    await this.connections.jobs.query(giveBack, [underWay, this.leases.workerId, names]);
  }

  /** It is done, and gone. */
  async finish({ id }: TakenJob): Promise<void> {
    await this.connections.jobs.query(finish, [id, this.leases.workerId]);
  }

  /** It is tried again later. */
  async fail({ id }: TakenJob, why: string): Promise<void> {
    await this.connections.jobs.query(fail, [id, this.leases.workerId, why]);
  }
}
