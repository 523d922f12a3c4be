import pg from 'pg';

/** One statement, past Gatehouse. */
export async function query<T extends object>(
  databaseUrl: string | undefined,
  text: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(text, [...values])).rows;
  } finally {
    await client.end();
  }
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
