import { newOrganization } from './harness/api.mjs';
import { openPostgres, sql } from './harness/database.mjs';
import { as, idempotent, json, startLoader } from './harness/load.mjs';
import { interleaved, ratio } from './harness/rounds.mjs';
import { sized } from './harness/scale.mjs';
import { operatorKey, startGatehouse, startPeer } from './harness/servers.mjs';

const connections = 16;
const freshOrganizations = sized(400_000, 20_000);
const body = '{"name":"Acme {uuid}","type":"business","country":"AR"}';

/**
 * Full writes (key, validation, idempotency record, rows, commit) against a route that inserts one row.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const postgres = await openPostgres(workshop);
  const databaseUrl = await postgres.database('write');
  const gatehouse = await startGatehouse(workshop, { databaseUrl });
  const peer = await startPeer(workshop, 'insert', databaseUrl);
  const loader = await startLoader(workshop);
  const parent = await newOrganization(gatehouse.port);
  await makeFreshOrganizations(databaseUrl);

  const send =
    (/** @type {{ port: number, path: string, headers: Record<string, string>, body: string }} */ load) =>
    (/** @type {number} */ seconds) =>
      loader.send({
        ...load,
        headers: { ...json, ...load.headers },
        method: 'POST',
        expect: 201,
        connections,
        seconds,
      });
  const create = { port: gatehouse.port, path: '/organizations', body };
  const accept = '/organizations/00000000-0000-7000-8000-{serial}/terms-of-service/acceptances';
  const byOperator = { ...as(operatorKey), ...idempotent };
  const measured = await interleaved({
    peer: send({ port: peer.port, path: '/rows', headers: {}, body }),
    'organization, by the operator': send({ ...create, headers: byOperator }),
    'organization, by its parent': send({ ...create, headers: { ...as(parent.key), ...idempotent } }),
    'acceptance of terms, with its event': send({
      port: gatehouse.port,
      path: accept,
      headers: byOperator,
      body: '{}',
    }),
  });

  const { peer: theirs = [], ...ours } = measured;
  for (const [name, rounds] of Object.entries(ours)) {
    const of = (/** @type {'perSecond' | 'p99'} */ what) =>
      ratio(
        rounds.map((round) => round[what]),
        theirs.map((round) => round[what]),
      );
    const details = { ours: rounds, theirs };
    report({ name: `${name}: requests/s`, ...of('perSecond'), unit: 'x', atLeast: 0.6, details });
    report({ name: `${name}: p99`, ...of('p99'), unit: 'x', atMost: 2 });
  }
}

/** Only a first acceptance is an event, so every request needs an organization of its own. @param {string} url */
async function makeFreshOrganizations(url) {
  const id = `('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const series = `FROM generate_series(0, ${freshOrganizations - 1}) AS n`;
  await sql(
    url,
    `INSERT INTO organization (id, status, name, type, country, created_at, updated_at) SELECT ${id}, 'active', 'Fresh', 'business', 'AR', now(), now() ${series}`,
    `INSERT INTO standing (organization_id, name, verification, approved_tiers, reviewing_tiers) SELECT ${id}, 'Fresh', '{"type": "inactive"}', '{}', '{}' ${series}`,
    'ANALYZE',
  );
}
