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
  const gatehouse = await startGatehouse(workshop, { databaseUrl });
  const loader = await startLoader(workshop);
  const { key } = await newOrganization(gatehouse.port);
  const { id: account } = await call(gatehouse.port, 'POST', '/accounts', { key, body: { name: 'Bench' } });
  const review = await call(gatehouse.port, 'POST', '/compliance/reviews', {
    key,
    body: { type: 'individual', tier: 'LIGHT' },
  });

  const asked = (/** @type {object} */ load) => (/** @type {number} */ seconds) =>
    loader.send({ port: gatehouse.port, connections, seconds, ...load });
  const reading = (/** @type {string} */ path) => asked({ path, headers: as(key), expect: 200 });
  const writing = (/** @type {string} */ path, /** @type {string} */ body, /** @type {string} */ by) =>
    asked({ path, body, headers: { ...json, ...as(by), ...idempotent }, method: 'POST', expect: 201 });
  const requests = {
    'read an account': reading(`/accounts/${account}`),
    'read a review': reading(`/compliance/reviews/${review.id}`),
    'list transactions': reading('/transactions'),
    'make a counterparty': writing(
      '/counterparties',
      '{"type":"individual","firstName":"Ana","lastName":"Bench"}',
      key,
    ),
    'make an organization': writing('/organizations', '{"name":"Acme {uuid}","type":"business","country":"AR"}', key),
  };
  const tables = await sql(
    databaseUrl,
    `SELECT DISTINCT polrelid::regclass::text AS name FROM pg_policy WHERE polname = 'organization' ORDER BY 1`,
  );
  const turn = (/** @type {'ENABLE' | 'DISABLE'} */ how) =>
    sql(databaseUrl, ...tables.map(({ name }) => `ALTER TABLE ${name} ${how} ROW LEVEL SECURITY`));
  for (const [name, send] of Object.entries(requests)) {
    const { open = [], isolated = [] } = await interleaved({
      open: async (seconds) => {
        await turn('DISABLE');
        return send(seconds);
      },
      isolated: async (seconds) => {
        await turn('ENABLE');
        return send(seconds);
      },
    });
    const of = (/** @type {'perSecond' | 'p99'} */ what) =>
      ratio(
        isolated.map((round) => round[what]),
        open.map((round) => round[what]),
      );
    report({ name: `${name}: requests/s`, ...of('perSecond'), unit: 'x', atLeast: 0.9, details: { open, isolated } });
    report({ name: `${name}: p99`, ...of('p99'), unit: 'x' });
  }
}
