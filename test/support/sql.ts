import pg from 'pg';

/** One statement, past Gatehouse. */
export async function query<T extends pg.QueryResultRow>(
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
