import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Clock } from '#runtime';
import type { Job } from './job.js';

export type JobHandler<Payload extends object> = (payload: Payload) => Promise<void>;

export interface JobOptions {
  /** By our clock, which can be moved in the sandbox. */
  readonly runAt?: Date;
  /** A job with the same key that has not begun is replaced. */
  readonly key?: string;
  /** Jobs of one queue are done one after the other. */
  readonly queue?: string;
}

/** Background jobs: enqueued in a transaction, run after it by any free worker, and repeated until they succeed. */
@Injectable()
export class Jobs {
  readonly handlers = new Map<string, JobHandler<object>>();
  readonly long = new Set<string>();
  readonly hourly: string[] = [];

  constructor(private readonly clock: Clock) {}

  add<Payload extends object>(
    tx: Tx,
    job: Job<Payload>,
    payload: Payload,
    { runAt, key, queue }: JobOptions = {},
  ): void {
    const realRunAt = runAt === undefined ? null : this.clock.toReal(runAt);
    tx.call('add_job($1, $2::json, $3, $4, $5)', [
      job.name,
      JSON.stringify(payload),
      realRunAt,
      key ?? null,
      queue ?? null,
    ]);
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
