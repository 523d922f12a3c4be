import { call, newOrganization } from './harness/api.mjs';
import { openPostgres, sql } from './harness/database.mjs';
import { as, idempotent, json, startLoader } from './harness/load.mjs';
import { interleaved, ratio } from './harness/rounds.mjs';
import { startGatehouse } from './harness/servers.mjs';

const connections = 16;

/**
 * What it costs that the database shows a request the rows of its organization alone: the same requests with the policies
 * of all tables in force, and switched off.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const postgres = await openPostgres(workshop);
  const databaseUrl = await postgres.database('isolation');
  const { port } = await startGatehouse(workshop, { databaseUrl });
  const loader = await startLoader(workshop);
  const tables = await sql(
    databaseUrl,
    `SELECT DISTINCT polrelid::regclass::text AS name FROM pg_policy WHERE polname = 'organization' ORDER BY 1`,
  );
  const turn = (/** @type {'ENABLE' | 'DISABLE'} */ how) =>
    sql(databaseUrl, ...tables.map(({ name }) => `ALTER TABLE ${name} ${how} ROW LEVEL SECURITY`));
  for (const [name, load] of Object.entries(await loadsOf(port))) {
    const under = (/** @type {'ENABLE' | 'DISABLE'} */ how) => async (/** @type {number} */ seconds) => {
      await turn(how);
      return loader.send({ port, connections, seconds, ...load });
    };
    const { open = [], isolated = [] } = await interleaved({ open: under('DISABLE'), isolated: under('ENABLE') });
    const of = (/** @type {'perSecond' | 'p99'} */ what) =>
      ratio(
        isolated.map((round) => round[what]),
        open.map((round) => round[what]),
      );
    report({ name: `${name}: requests/s`, ...of('perSecond'), unit: 'x', atLeast: 0.9, details: { open, isolated } });
    report({ name: `${name}: p99`, ...of('p99'), unit: 'x' });
  }
}

/** By name, requests of one organization. @param {number} port */
async function loadsOf(port) {
  const { key } = await newOrganization(port);
  const { id: account } = await call(port, 'POST', '/accounts', { key, body: { name: 'Bench' } });
  const { id: review } = await call(port, 'POST', '/compliance/reviews', {
    key,
    body: { type: 'individual', tier: 'LIGHT' },
  });
  const reading = (/** @type {string} */ path) => ({ path, headers: as(key), expect: 200 });
  const writing = (/** @type {string} */ path, /** @type {string} */ body) => ({
    path,
    body,
    headers: { ...json, ...as(key), ...idempotent },
    method: 'POST',
    expect: 201,
  });
  return {
    'read an account': reading(`/accounts/${account}`),
    'read a review': reading(`/compliance/reviews/${review}`),
    'list transactions': reading('/transactions'),
    'make a counterparty': writing('/counterparties', '{"type":"individual","firstName":"Ana","lastName":"Bench"}'),
    'make an organization': writing('/organizations', '{"name":"Acme {uuid}","type":"business","country":"AR"}'),
  };
}
