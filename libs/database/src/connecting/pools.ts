import pg from 'pg';
import { primaryClient } from './primary-client.js';
import type { Servers } from './servers.js';
import { type Way, direct, limits, pooled, travels } from './way.js';

export interface PoolsOptions {
  readonly servers: Servers;
  readonly isPooled: boolean;
  readonly name: string;
  readonly most: number;
  readonly waitMilliseconds: number;
  readonly lost: (cause: unknown) => void;
}

/** A burst of requests needs more connections than what follows it. */
const idleMilliseconds = 10_000;
/** For the ends of jobs, and looking for others: what they do themselves is a unit of work like any. */
const forJobs = 2;
const jobsWaitMilliseconds = 30_000;
/** A process that is starting on a busy machine had better wait than end: nobody has asked it for anything yet. */
const startWaitMilliseconds = 30_000;

/**
 * The connections of a process: for writing, for reading, which PostgreSQL keeps from writing, and for the ends of jobs,
 * which must not wait for requests. None is opened before it is needed, and a broken one ends what it was used for, not
 * the process.
 */
export class Pools {
  readonly writing: pg.Pool;
  readonly reading: pg.Pool;
  readonly jobs: pg.Pool;

  constructor(private readonly options: PoolsOptions) {
    const { most: max, isPooled } = options;
    const [writing, reading] = isPooled
      ? [pooled({ isReading: false }), pooled({ isReading: true })]
      : [direct, direct];
    const starting = { max, connectionTimeoutMillis: startWaitMilliseconds };
    this.writing = this.open(starting, writing);
    this.reading = this.open(starting, reading, isPooled ? undefined : readOnly);
    // A server that vanishes without a word must not hold up jobs for ever.
    const patient = { connectionTimeoutMillis: jobsWaitMilliseconds, query_timeout: jobsWaitMilliseconds };
    this.jobs = this.open({ max: forJobs, ...patient }, writing);
  }

  get waitMilliseconds(): number {
    return this.options.waitMilliseconds;
  }

  /** From now on requests wait, and no longer than they may. */
  started(): void {
    for (const { options } of [this.writing, this.reading]) options.connectionTimeoutMillis = this.waitMilliseconds;
  }

  async end(): Promise<void> {
    await Promise.all([this.writing, this.reading, this.jobs].map((pool) => pool.end()));
  }

  private open(config: pg.PoolConfig, way: Way, urlOf?: (server: string) => string): pg.Pool {
    const { servers, isPooled, name, lost } = this.options;
    const pool = new pg.Pool({
      application_name: name,
      idleTimeoutMillis: idleMilliseconds,
      keepAlive: true,
      ...(isPooled ? {} : limits),
      ...config,
      Client: primaryClient(servers, urlOf),
    });
    pool.on('error', lost);
    pool.on('connect', (client) => travels(client, way));
    return pool;
  }
}

function readOnly(url: string): string {
  const reading = new URL(url);
  const given = reading.searchParams.get('options');
  reading.searchParams.set('options', `${given === null ? '' : `${given} `}-c default_transaction_read_only=on`);
  reading.search = reading.search.replaceAll('+', '%20');
  return reading.toString();
}
