import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { until } from '../support/run/until.js';
import { administer, databaseUrls, dropDatabase, testServer } from '../support/service/database.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import type { Held } from '../support/service/sql.js';

const indexes = [
  'ledger_balance_developer_fees',
  'ledger_line_rail_source',
  'ledger_line_rail_destination',
  'ledger_sum_rail',
];
const migrations = ['FindDeveloperFees1795580000118', 'FindRailBooks1795580000127'];
const [locks, build] = ['%advisory_lock(47382%', 'CREATE INDEX CONCURRENTLY %'];
const system = '00000000-0000-0000-0000-000000000000';

let gatehouse: OwnGatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment: { ROLE: 'api' } });
});
afterAll(() => gatehouse.stop());
/** As before these indexes were thought of. */
beforeEach(async () => {
  for (const name of indexes) await gatehouse.sql(`DROP INDEX ${name}`);
  await gatehouse.sql('DELETE FROM migration WHERE name = ANY ($1)', [migrations]);
});

function replica(): Promise<OwnGatehouse> {
  return Gatehouse.start({ beside: gatehouse, environment: { ROLE: 'api' } });
}

/** In one transaction. */
const posts = `SELECT ledger_post($1, $2, 'test', 0, $2, '${system}', 'fees', '${system}', 'payable', 'USDC', 'POLYGON', 1, now())`;

/** A session that builds an index waits until it ends. */
function posting(): Promise<Held> {
  return gatehouse.holding(posts, [randomUUID(), randomUUID()]);
}

/** Which of them can be used. */
async function whole(): Promise<string[]> {
  const found = await gatehouse.sql<{ name: string }>(
    `SELECT relname::text AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE relname = ANY ($1) AND indisvalid`,
    [indexes],
  );
  return found.map(({ name }) => name).sort();
}

function sessions(statement: string): Promise<{ pid: number }[]> {
  return gatehouse.sql(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE $1',
    [statement],
  );
}

async function untilThereAre(count: number, statement: string): Promise<void> {
  await until(`${count} sessions say ${statement}`, async () => (await sessions(statement)).length >= count);
}

/** A session that builds, such as one whose process may be gone. */
async function builder(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: gatehouse.environment['DATABASE_OWNER_URL'] });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const one = `CREATE INDEX CONCURRENTLY ledger_balance_developer_fees ON ledger_balance (token, blockchain) WHERE book ~~ 'developerFees%'`;

test('postings go on while two replicas start and one of them builds', async () => {
  const held = await posting();
  const started = [replica(), replica()];
  const both = Promise.all(started);
  // The one that migrates has asked for its lock last, as has the one that waits.
  await Promise.race([untilThereAre(2, locks), both]);
  await held.awaitedBy(1, 'CREATE INDEX');
  const client = await builder();
  await client.query(`SET lock_timeout = '10s'`);
  await client.query(posts, [randomUUID(), randomUUID()]);
  await client.end();
  await held('COMMIT');
  for (const each of await both) await each.stop();
  expect(await whole()).toEqual([...indexes].sort());
  const recorded = await gatehouse.sql<{ name: string }>(
    'SELECT name FROM migration WHERE name = ANY ($1) ORDER BY 1',
    [migrations],
  );
  expect(recorded.map(({ name }) => name)).toEqual(migrations);
});

test('an index that is left half built is built again', async () => {
  const held = await posting();
  const client = await builder();
  const ended = expect(client.query(one)).rejects.toMatchObject({ code: '57014' });
  await held.awaitedBy(1, one);
  const [session] = await sessions(build);
  await gatehouse.sql('SELECT pg_cancel_backend($1)', [session?.pid]);
  await ended;
  await client.end();
  await held();
  expect(await gatehouse.sql(`SELECT 1 FROM pg_class WHERE relname = $1`, [indexes[0]])).toHaveLength(1);
  expect(await whole()).toEqual([]);
  await (await replica()).stop();
  expect(await whole()).toEqual([...indexes].sort());
});

test('what a session of a process that is gone still builds is waited for, and kept', async () => {
  const held = await posting();
  const client = await builder();
  await client.query('SELECT pg_advisory_lock(4738203)');
  const built = client.query(one);
  await held.awaitedBy(1, one);
  const started = replica();
  await untilThereAre(1, 'SELECT pg_try_advisory_lock(4738203)%');
  await held();
  await built;
  const oid = `SELECT '${String(indexes[0])}'::regclass::oid AS oid`;
  const before = await gatehouse.sql(oid);
  await client.end();
  await (await started).stop();
  expect(await gatehouse.sql(oid)).toEqual(before);
  expect(await whole()).toEqual([...indexes].sort());
});

test('two replicas that start at once on an empty database both come up', async () => {
  const server = testServer();
  const name = `${server.prefix}_empty`;
  await administer(server.url, `CREATE DATABASE ${name} TEMPLATE template0`);
  try {
    const environment = { ROLE: 'api', ...databaseUrls(server, name) };
    const started = await Promise.all([1, 2].map(() => Gatehouse.start({ environment })));
    for (const each of started) expect((await each.anyone.get('/health/ready')).status).toBe(200);
    for (const each of started) await each.stop();
  } finally {
    await dropDatabase(server.url, name);
  }
});
