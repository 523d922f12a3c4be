import type { Client } from 'pg';
import type { QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';

/** Tables that are not keyed by their organization first, and why. */
export const notKeyedByOrganization: Readonly<Record<string, string>> = {
  organization: 'its id is the id of the organization',
  api_key: 'found by its id, before the organization is known; small enough to be everywhere',
  widget_session: 'found by its id, as an API key is; gone after a day',
  phone_upload: 'found by its id, as a widget session is; gone after a day',
  invitation: 'found by its id, as a widget session is; gone after 90 days',
  staff_member: 'about people who work for all organizations',
  staff_session: 'about people who work for all organizations',
  passkey: 'about people who work for all organizations',
  passkey_ceremony: 'before it is known who signs in',
  open_id_identity: 'about people who work for all organizations',
  open_id_ceremony: 'before it is known who signs in',
  approval_setting: 'of the whole installation',
  widget_origin: 'asked for by a browser, before anyone is known; gone after a day',
  sandbox_clock: 'one row for the whole installation',
  worker_lease: 'about processes, not about organizations',
  wallet_seed: 'one row for the whole installation',
  wallet_nonce: 'about wallets, of which one pays for the gas of all organizations',
  wallet_gas: 'about wallets, as their nonces are',
  network_fee: 'about chains, not about organizations',
  country_risk: 'of the whole installation',
  tier_limit: 'of the whole installation',
  conversion_terms: 'what the operator asks of all organizations',
  conversion_use: 'of all organizations together',
  archive: 'of a month of all organizations',
  treasury_destination: 'of the whole installation',
  treasury_level: 'of the whole installation',
  ledger_seal: 'one row for the whole ledger',
  ledger_inspection: 'one row for the whole ledger',
  chain_cursor: 'about chains, not about organizations',
  reconciliation: 'about all wallets, not about one organization',
  reconciled_chain: 'about chains, not about organizations',
  reconciled_rail: 'about rails, not about organizations',
  rail_drain: 'about rails, not about organizations',
  rail_difference: 'of an order that nobody here knows there is no organization',
  event_sink_lease: 'about sinks, which get the events of all organizations',
  chain_watcher: 'about chains, not about organizations',
  wallet_numbering: 'one row for the whole installation',
  chain_rewind: 'about chains, not about organizations',
  seen_block: 'about chains, not about organizations',
  simulated_chain: 'a chain, which knows no organizations',
  simulated_block: 'a chain, which knows no organizations',
  vault_check: 'one row for the whole installation',
  installation: 'one row for the whole installation',
  ...Object.fromEntries(
    ['list', 'version', 'entry', 'name', 'sound', 'address'].map((part) => [
      `screening_${part}`,
      'of lists that are public',
    ]),
  ),
  figure: 'counts of the rows of all organizations',
  figure_change: 'counts of the rows of all organizations',
};

/** Tables with an organization, and that of organizations itself, whose rows are not kept apart by the database, and why. */
export const notIsolated: Readonly<Record<string, string>> = {
  ...because('known before it is known whose the request is', [
    'api_key',
    'widget_session',
    'phone_upload',
    'invitation',
  ]),
  ...because('its id is the organization, and a parent makes and reads those of its children', ['organization']),
  ...because('a parent makes and reads those of its children', [
    ...['standing', 'data_key', 'accepted_terms', 'audit_entry', 'audit_head'],
  ]),
  ...because('by its address it is found whose it is, and the treasury is paid from in requests of all', ['wallet']),
  ...because('money comes to a number before it is known whose it is, or to none that is known', [
    ...['payin_route', 'payin_arrival'],
  ]),
};

function because(reason: string, tables: readonly string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, reason]));
}

const kinds = ['numeric', 'text', 'uuid', 'timestamptz', 'json', 'jsonb', 'bytea', 'int8', 'int4', 'bool', '_text'];

interface Column {
  readonly table: string;
  readonly column: string;
  readonly kind: string;
}

/** TypeORM's own list of migrations is not ours to shape. */
const ours = "table_schema = 'public' AND table_name <> 'migration'";

export async function tablesIn(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `SELECT relname::text AS table FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition
       AND relnamespace = 'public'::regnamespace AND relname <> 'migration' ORDER BY 1`,
  );
  return rows.map(({ table }) => table);
}

/** So that rows can be distributed by organization, and none is found without naming whose it is. */
export async function tenancyProblems(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; first: string }>(
    `SELECT c.relname AS table, a.attname AS first FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
     WHERE i.indisprimary AND c.relnamespace = 'public'::regnamespace`,
  );
  const first = new Map(rows.map((row) => [row.table, row.first]));
  const tables = await tablesIn(client);
  return [
    ...tables
      .filter((table) => first.get(table) !== 'organization_id' && !(table in notKeyedByOrganization))
      .map((table) => `${table}: its primary key does not begin with organization_id`),
    ...Object.keys(notKeyedByOrganization)
      .filter((table) => !tables.includes(table) || first.get(table) === 'organization_id')
      .map((table) => `${table}: is no exception any more`),
  ];
}

/** So that a forgotten condition shows nobody the rows of another: a new table is isolated by its migration, or listed here. */
export async function isolationProblems(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; policies: string[] }>(
    `SELECT c.relname AS table, CASE WHEN relrowsecurity THEN (${policiesOf('c.oid')}) ELSE '{}' END AS policies
     FROM pg_class AS c JOIN pg_attribute ON attrelid = c.oid
       AND attname = CASE relname WHEN 'organization' THEN 'id' ELSE 'organization_id' END
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const right = await rightPolicy(client);
  return rows.flatMap(({ table, policies }) => {
    if (table in notIsolated) return policies.length === 0 ? [] : [`${table}: is no exception any more`];
    if (policies.length === 0) return [`${table}: is neither isolated nor excepted`];
    return policies.filter((policy) => policy !== right).map((policy) => `${table}: is isolated by ${policy}`);
  });
}

/** Of several, one that lets a row pass is enough: so each has to be right. Who adds rows may add them for others. */
function policiesOf(table: string): string {
  return `SELECT coalesce(array_agg(concat_ws(' ', pg_get_expr(polqual, polrelid),
      CASE WHEN polcmd <> '*' THEN 'for ' || polcmd::text END, CASE WHEN NOT polpermissive THEN 'restrictive' END,
      CASE WHEN polroles <> '{0}' THEN 'to some' END, CASE pg_get_expr(polwithcheck, polrelid) WHEN 'true' THEN NULL
        WHEN pg_get_expr(polqual, polrelid) THEN NULL ELSE 'with check ' || pg_get_expr(polwithcheck, polrelid) END) ORDER BY polname), '{}')
    FROM pg_policy WHERE polrelid = ${table}`;
}

/** As PostgreSQL writes it: it compares the organization of the row with the one that was set. */
async function rightPolicy(client: Client): Promise<string> {
  const example = 'isolated_example';
  const runner = { query: (text: string) => client.query(text) } as unknown as QueryRunner;
  await client.query(`CREATE TEMPORARY TABLE ${example} (organization_id uuid)`);
  try {
    await isolateOrganizations(runner, [example]);
    const { rows } = await client.query<{ policies: string[] }>(
      `SELECT (${policiesOf(`'${example}'::regclass`)}) AS policies`,
    );
    const [policy = ''] = rows[0]?.policies ?? [];
    if (!/current_setting\('gatehouse\.organization'[^]+organization_id/.test(policy))
      throw new Error(`Tables are isolated by something else: ${policy}`);
    return policy;
  } finally {
    await client.query(`DROP TABLE ${example}`);
  }
}

/** So that one plan serves organizations of every size: where each has one row at most, nothing has to be expected. */
export async function unevenProblems(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `SELECT attrelid::regclass::text AS table FROM pg_attribute AS owner JOIN pg_class AS c ON c.oid = attrelid
     WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace AND attname = 'organization_id'
       AND NOT coalesce(attoptions, '{}') @> '{n_distinct=100}' AND NOT EXISTS (SELECT FROM pg_index AS i
         WHERE i.indrelid = attrelid AND i.indisunique AND i.indnkeyatts = 1 AND i.indkey[0] = owner.attnum) ORDER BY 1`,
  );
  return rows.map(({ table }) => `${table}: does not expect that one organization may have nearly all of its rows`);
}

export async function columnProblems(client: Client): Promise<string[]> {
  const { rows } = await client.query<Column>(
    `SELECT table_name AS table, column_name AS column, udt_name AS kind FROM information_schema.columns WHERE ${ours} ORDER BY 1, 2`,
  );
  return rows
    .filter(({ kind }) => !kinds.includes(kind))
    .map(({ table, column, kind }) => `${table}.${column}: is ${kind}`);
}

/** Owners are the apps and libs whose migrations make the tables: `{ organization: 'apps/accounts' }`. */
export async function foreignKeyProblems(client: Client, owners: ReadonlyMap<string, string>): Promise<string[]> {
  const { rows } = await client.query<{ name: string; from: string; to: string }>(
    `SELECT conname AS name, conrelid::regclass::text AS from, confrelid::regclass::text AS to
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1`,
  );
  return rows
    .filter(({ from, to }) => owners.get(from) === undefined || owners.get(from) !== owners.get(to))
    .map(({ name, from, to }) => `${name}: from ${from} to ${to} of another owner`);
}

/** Everything that migrations make, as text: two schemas are the same when these are. */
export async function shapeOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `SELECT format('%s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default) AS line
       FROM information_schema.columns WHERE ${ours}
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migration'
     UNION ALL SELECT format('%s is half built', indexrelid::regclass) FROM pg_index WHERE NOT indisvalid
     UNION ALL SELECT format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace AND conrelid <> 'migration'::regclass
     UNION ALL SELECT format('%s %s', proname, prosrc) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
     UNION ALL SELECT format('%s %s', tgrelid::regclass, tgname) FROM pg_trigger WHERE NOT tgisinternal AND tgrelid IN
       (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)
     UNION ALL SELECT format('sequence %s', sequencename) FROM pg_sequences WHERE schemaname = 'public' AND sequencename <> 'migration_id_seq'
     ORDER BY 1`,
  );
  return rows.map(({ line }) => line);
}
