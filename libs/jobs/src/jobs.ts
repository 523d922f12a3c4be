import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Clock } from '#runtime';
import type { Job } from './job.js';
import { JobSignal } from './job-signal.js';

export type JobHandler<Payload extends object> = (payload: Payload) => Promise<void>;

export interface JobOptions {
  /** By our clock, which can be moved in the sandbox. */
  readonly runAt?: Date;
  /** A job with the same key that has not begun is replaced. */
  readonly key?: string;
  /** Jobs of one queue are done one after the other. */
  readonly queue?: string;
}

/** What `add_job` does where a name is known and there is neither key nor queue, in two thirds of its time. */
const addKnown = `
  INSERT INTO graphile_worker._private_jobs (task_id, payload, run_at, max_attempts)
  VALUES ((SELECT id FROM graphile_worker._private_tasks WHERE identifier = $1), $2::json, coalesce($3, now()), 32767)`;

/** Background jobs: enqueued in a transaction, run after it by any free worker, and repeated until they succeed. */
@Injectable()
export class Jobs {
  readonly handlers = new Map<string, JobHandler<object>>();
  readonly long = new Set<string>();
  readonly hourly: string[] = [];
  /** Those whose name the database has. */
  private readonly known = new Set<string>();

  constructor(
    private readonly clock: Clock,
    private readonly signal: JobSignal,
  ) {}

  add<Payload extends object>(
    tx: Tx,
    job: Job<Payload>,
    payload: Payload,
    { runAt, key, queue }: JobOptions = {},
  ): void {
    const realRunAt = runAt === undefined ? null : this.clock.toReal(runAt);
    const values = [job.name, JSON.stringify(payload), realRunAt];
    if (key === undefined && queue === undefined && this.known.has(job.name)) tx.write(addKnown, values);
    else {
      tx.call('add_job($1, $2::json, $3, $4, $5)', [...values, key ?? null, queue ?? null]);
      tx.afterCommit(() => Promise.resolve(void this.known.add(job.name)));
    }
    // What is due later is found when it is, since workers look every second.
    if (realRunAt === null) tx.afterCommit(this.signal.added);
  }

  /** Enqueues all hourly jobs now. */
  addHourly(tx: Tx): void {
    for (const name of this.hourly) this.add(tx, { name }, {}, { key: name });
  }

  handle<Payload extends object>(job: Job<Payload>, handler: JobHandler<Payload>): void {
    if (this.handlers.has(job.name)) throw new Error(`Two handlers for the job ${job.name}`);
    this.handlers.set(job.name, handler as JobHandler<object>);
  }

  /** For jobs that take seconds: they run beside all others, which do not wait for them. */
  handleLong<Payload extends object>(job: Job<Payload>, handler: JobHandler<Payload>): void {
    this.handle(job, handler);
    this.long.add(job.name);
  }

  /** Housekeeping: run once an hour by one of all workers. */
  handleHourly(name: string, handler: () => Promise<void>): void {
    this.handle({ name }, handler);
    this.hourly.push(name);
  }
}
