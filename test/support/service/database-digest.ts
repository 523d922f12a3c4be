import type { Gatehouse } from './gatehouse.js';

/** Changes by itself, or by every use of a key: no sign that a request had an effect. */
const bookkeeping = ['worker_lease', 'idempotency_record', 'migration', 'event_head', 'event_month'];
const bookkeptColumns = [
  ...['last_used_at', 'last_seen_at', 'api_version'],
  // Events of what was done before are numbered in their own time.
  ...['position', 'sequence'],
  // A delivery that nobody takes is attempted again and again.
  ...['attempts', 'attempt_count', 'next_attempt_at', 'leased_by', 'leased_until', 'failing_since', 'due_at'],
];

/**
 * Everything that is kept, by table: equal before and after a request that must not have had an effect. Of a Gatehouse that
 * others use as well, what is kept of one organization: theirs goes on meanwhile.
 */
export async function digestOf(
  gatehouse: Gatehouse,
  organizationId?: string,
): Promise<Readonly<Record<string, string>>> {
  const tables = await gatehouse.sql<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE ((schemaname = 'public' AND tablename <> ALL ($1)) OR (schemaname = 'graphile_worker' AND tablename = '_private_jobs'))
       AND format('%I.%I', schemaname, tablename)::regclass NOT IN (SELECT inhrelid FROM pg_inherits)
       AND ($2::uuid IS NULL OR EXISTS (SELECT FROM information_schema.columns WHERE table_schema = schemaname AND table_name = tablename AND column_name = 'organization_id'))
     ORDER BY 1`,
    [bookkeeping, organizationId],
  );
  const which = organizationId === undefined ? '$2::uuid IS NULL' : 'organization_id = $2';
  const each = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*) || ' rows, ' || md5(coalesce(string_agg(row, ',' ORDER BY row), '')) AS digest FROM (SELECT (to_jsonb(t) - $1::text[])::text AS row FROM ${name} t WHERE ${which}) AS rows`,
  );
  const digests = await gatehouse.sql<{ name: string; digest: string }>(each.join(' UNION ALL '), [
    bookkeptColumns,
    organizationId,
  ]);
  return Object.fromEntries(digests.map(({ name, digest }) => [name, digest]));
}
