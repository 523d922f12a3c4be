import pg from 'pg';

/** Changes by itself, or by every use of a key: no sign that a request had an effect. */
const bookkeeping = ['worker_lease', 'idempotency_record', 'migration'];
const bookkeptColumns = ['last_used_at'];

/** Everything that is kept, by table: equal before and after a request that must not have had an effect. */
export async function digestOf(databaseUrl: string | undefined): Promise<Readonly<Record<string, string>>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE (schemaname = 'public' AND tablename <> ALL ($1)) OR (schemaname = 'graphile_worker' AND tablename = '_private_jobs') ORDER BY 1`,
      [bookkeeping],
    );
    const digest: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `SELECT count(*) || ' rows, ' || md5(coalesce(string_agg(row, ',' ORDER BY row), '')) AS digest FROM (SELECT (to_jsonb(t) - $1::text[])::text AS row FROM ${name} t) AS rows`,
        [bookkeptColumns],
      );
      digest[name] = rows[0]?.digest ?? '';
    }
    return digest;
  } finally {
    await client.end();
  }
}
