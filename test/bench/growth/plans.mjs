import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
// @ts-expect-error It has no types; it turns values into text as a query does.
import utils from 'pg/lib/utils.js';
import { startGatehouse } from '../harness/servers.mjs';

const largeTableRows = 10_000;
/** After five executions PostgreSQL may change to a plan that fits all values. */
const executions = 6;

/** @typedef {{ text: string, values: unknown[], isPrepared: boolean }} Statement */
/** @typedef {{ text: string, scanned: string[], pages: number, milliseconds: number }} Cost */

/**
 * The statements a server sends while `use` calls it, and what PostgreSQL does for each.
 * @param {import('../harness/workshop.mjs').Workshop} workshop
 * @param {string} databaseUrl
 * @param {(port: number) => Promise<void>} use
 */
export async function costsBehind(workshop, databaseUrl, use) {
  const file = join(workshop.folder, 'statements.json');
  const recorder = join(workshop.root, 'test/bench/growth/record-statements.mjs');
  const server = await startGatehouse(workshop, {
    databaseUrl,
    execArgs: ['--import', recorder],
    env: { STATEMENTS_FILE: file },
  });
  await use(server.port);
  await server.stop();
  return costsOf(databaseUrl, JSON.parse(await readFile(file, 'utf8')));
}

/** @param {string} databaseUrl @param {Statement[]} statements @returns {Promise<Cost[]>} */
async function costsOf(databaseUrl, statements) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT relname FROM pg_class WHERE reltuples >= $1', [largeTableRows]);
    const large = new Set(rows.map(({ relname }) => relname));
    const costs = [];
    for (const [index, { text, values, isPrepared }] of statements.entries()) {
      const plan = await planOf(client, `bench_${index}`, { text, values: values.map(revived), isPrepared });
      const pages = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
      const milliseconds = plan['Actual Total Time'] ?? 0;
      costs.push({
        text,
        pages,
        milliseconds,
        scanned: [...new Set(scannedTables(plan))].filter((table) => large.has(table)),
      });
    }
    return costs;
  } finally {
    await client.end();
  }
}

/** What was done before is noticed by its key, which refuses the row, or by the ledger, where it is closed by now: such a statement is only explained. */
const isRefused = (/** @type {string} */ code) => code === '23505' || code === '40001' || code.startsWith('GL');

/**
 * How PostgreSQL does it once it has settled on a plan, after several executions; all of them are undone.
 * @param {pg.Client} client
 * @param {string} name
 * @param {Statement} statement
 */
async function planOf(client, name, { text, values, isPrepared }) {
  await client.query('BEGIN');
  if (!isPrepared) await client.query('SET LOCAL plan_cache_mode = force_custom_plan');
  try {
    let wasRefused = false;
    for (let execution = 0; execution < executions; execution++) {
      await client.query('SAVEPOINT before');
      await client.query({ name, text, values }).catch((cause) => {
        if (!isRefused(String(cause.code))) throw cause;
        wasRefused = true;
      });
      await client.query('ROLLBACK TO before');
    }
    const literals = values.map((value) => literal(utils.prepareValue(value)));
    const given = literals.length === 0 ? '' : `(${literals.join(', ')})`;
    const { rows } = await client.query(
      `EXPLAIN (${wasRefused ? '' : 'ANALYZE, BUFFERS, '}FORMAT JSON) EXECUTE ${name}${given}`,
    );
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    await client.query('ROLLBACK');
  }
}

/** @param {any} plan @returns {Generator<string>} */
function* scannedTables(plan) {
  if (plan['Node Type'] === 'Seq Scan') yield plan['Relation Name'];
  for (const child of plan.Plans ?? []) yield* scannedTables(child);
}

/** Bytes come back from JSON as an object that says so. @param {any} value */
function revived(value) {
  return value?.type === 'Buffer' ? Buffer.from(value.data) : value;
}

/** @param {unknown} prepared */
function literal(prepared) {
  if (prepared === null) return 'NULL';
  return Buffer.isBuffer(prepared) ? `'\\x${prepared.toString('hex')}'` : pg.escapeLiteral(String(prepared));
}
