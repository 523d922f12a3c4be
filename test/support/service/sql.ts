import pg from 'pg';
import { until } from '../run/until.js';

/** One for each database, however often it is asked: to connect costs a hundred times what most statements do. */
const pools = new Map<string, pg.Pool>();

/** One statement, past Gatehouse. */
export async function query<T extends object>(
  databaseUrl: string | undefined,
  text: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  return (await poolOf(databaseUrl).query<T>(text, [...values])).rows;
}

/** A transaction that takes its time: what it holds is let go when it is called, undone unless told otherwise. */
export interface Held {
  (end?: 'ROLLBACK' | 'COMMIT'): Promise<void>;
  /** Until so many wait for it, or for others that do, with a statement in which this occurs. Not for anybody else. */
  awaitedBy(count: number, statement?: string): Promise<void>;
}

const waitingFor = `
  WITH RECURSIVE waiting AS (
    SELECT pid, query, pg_blocking_pids(pid) AS behind FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'
  ), behind AS (
    SELECT pid, query FROM waiting WHERE $1 = ANY(behind)
    UNION SELECT waiting.pid, waiting.query FROM waiting JOIN behind ON behind.pid = ANY(waiting.behind)
  ) SELECT 1 FROM behind WHERE strpos(query, $2) > 0`;

/** A transaction that has done this and takes its time. */
export async function holding(
  databaseUrl: string | undefined,
  text: string,
  values: readonly unknown[],
): Promise<Held> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query(text, [...values]);
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const release = async (end: 'ROLLBACK' | 'COMMIT' = 'ROLLBACK'): Promise<void> => {
    await client.query(end);
    await client.end();
  };
  const awaitedBy = (count: number, statement = ''): Promise<void> =>
    until(`${count} wait for the lock with ${statement || 'anything'}`, async () => {
      return (await query(databaseUrl, waitingFor, [rows[0]?.pid, statement])).length >= count;
    }).then(() => undefined);
  return Object.assign(release, { awaitedBy });
}

function poolOf(connectionString = ''): pg.Pool {
  const known = pools.get(connectionString);
  if (known !== undefined) return known;
  const pool = new pg.Pool({ connectionString, idleTimeoutMillis: 2_000, allowExitOnIdle: true });
  // A database that is dropped takes its connections along, and so does a test that cuts them.
  pool.on('error', () => undefined);
  pools.set(connectionString, pool);
  return pool;
}
