import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import {
  Logger as WorkerLogger,
  type Runner,
  type RunnerOptions,
  type TaskList,
  type WorkerEvents,
  parseCronItems,
  run,
  runMigrations,
} from 'graphile-worker';
import { EventEmitter } from 'node:events';
import { Connections } from '#database';
import { Config, Log, Metrics } from '#runtime';
import { Jobs } from './jobs.js';
import { WorkerLeases } from './worker-leases.js';

/** Does background jobs in this process, unless it is there for the API alone. */
@Injectable()
export class Worker implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly runners: Runner[] = [];
  private pool: ReturnType<Connections['openPool']> | undefined;
  private failure: unknown;

  constructor(
    private readonly connections: Connections,
    private readonly jobs: Jobs,
    private readonly config: Config,
    private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly leases: WorkerLeases,
  ) {}

  /** In every role, since enqueuing jobs needs the tables too. */
  async onModuleInit(): Promise<void> {
    await this.connections.asOwner((pgPool) => runMigrations({ pgPool, logger: this.workerLog() }));
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role === 'api') return;
    const events: WorkerEvents = new EventEmitter();
    events.on('worker:create', ({ worker }) => this.leases.hold(worker.workerId));
    const lanes = this.lanes();
    const pgPool = (this.pool = this.ownPool(lanes.length));
    for (const taskList of lanes) {
      const parsedCronItems = this.runners.length === 0 ? cronOf(this.jobs.hourly) : [];
      this.runners.push(await this.begun({ pgPool, taskList, events, parsedCronItems }));
    }
    this.leases.renewFromNowOn();
  }

  /** A process whose worker stopped should be replaced. */
  async check(): Promise<void> {
    if (this.failure !== undefined) throw new Error('The worker for background jobs stopped', { cause: this.failure });
    return Promise.resolve();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.leases.stopRenewing();
    // A runner that stopped by itself cannot be stopped again; the jobs of the other still get their time.
    await Promise.allSettled(this.runners.map((runner) => runner.stop()));
    await this.pool?.end();
    await this.leases.release();
  }

  private async begun(options: RunnerOptions): Promise<Runner> {
    const runner = await run({
      ...options,
      concurrency: this.config.jobConcurrency,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: this.config.shutdownSeconds * 1000,
      logger: this.workerLog(),
    });
    runner.promise.catch((cause: unknown) => {
      this.failure = cause;
      this.log.error({ err: cause }, 'the worker for background jobs stopped');
    });
    return runner;
  }

  /**
   * One connection for each job, and two for each lane to listen and poll. A job whose result cannot be written brings
   * the whole process down, so these connections are not shared with requests.
   */
  private ownPool(lanes: number): ReturnType<Connections['openPool']> {
    return this.connections.openPool(lanes * (this.config.jobConcurrency + 2), (cause) =>
      this.log.warn({ err: cause }, 'a connection of the worker for background jobs was lost'),
    );
  }

  private workerLog(): WorkerLogger {
    return new WorkerLogger(() => (level, message) => {
      if (level === 'error') this.log.error({}, message);
      else if (level === 'warning') this.log.warn({}, message);
      else this.log.debug({}, message);
    });
  }

  /** Long jobs have a lane of their own, so that others do not wait for them. */
  private lanes(): TaskList[] {
    const tasks = Object.entries(this.taskList());
    const lanes = [false, true].map((isLong) => tasks.filter(([name]) => this.jobs.long.has(name) === isLong));
    return lanes.filter((lane) => lane.length > 0).map((lane) => Object.fromEntries(lane));
  }

  private taskList(): TaskList {
    const done = this.metrics.counter('jobs_total', 'Background jobs by name and how they ended', ['job', 'outcome']);
    return Object.fromEntries(
      [...this.jobs.handlers].map(([name, handler]) => [
        name,
        async (payload: unknown) => {
          try {
            await handler(payload as object);
            done.inc({ job: name, outcome: 'done' });
          } catch (cause) {
            done.inc({ job: name, outcome: 'failed' });
            this.log.warn({ err: cause, job: name }, 'a background job failed and will be tried again');
            throw cause;
          }
        },
      ]),
    );
  }
}

/** Each at a different minute. */
function cronOf(hourly: readonly string[]): ReturnType<typeof parseCronItems> {
  return parseCronItems(
    hourly.map((task, index) => ({ task, match: `${index % 60} * * * *`, options: { jobKey: task } })),
  );
}
