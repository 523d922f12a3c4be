import pg from 'pg';

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

/** A transaction that has done this and takes its time; what comes back ends it, undone unless told otherwise. */
export async function holding(
  databaseUrl: string | undefined,
  text: string,
  values: readonly unknown[],
): Promise<(end?: 'ROLLBACK' | 'COMMIT') => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query(text, [...values]);
  return async (end = 'ROLLBACK') => {
    await client.query(end);
    await client.end();
  };
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
