import { call, newOrganization } from './harness/api.mjs';
import { openPostgres } from './harness/database.mjs';
import { as, startLoader } from './harness/load.mjs';
import { interleaved, ratio } from './harness/rounds.mjs';
import { startGatehouse, startPeer } from './harness/servers.mjs';

const connections = 16;

/**
 * Reads with an API key against Fastify selecting a row by its key.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const postgres = await openPostgres(workshop);
  const databaseUrl = await postgres.database('read');
  const gatehouse = await startGatehouse(workshop, { databaseUrl });
  const peer = await startPeer(workshop, 'select', databaseUrl);
  const loader = await startLoader(workshop);
  const { id, key } = await newOrganization(gatehouse.port);
  const review = await lightReview(gatehouse.port, key);

  const rest = { expect: 200, connections };
  const our = (/** @type {string} */ path) => (/** @type {number} */ seconds) =>
    loader.send({ port: gatehouse.port, path, headers: as(key), ...rest, seconds });
  const measured = await interleaved({
    theirs: (seconds) => loader.send({ port: peer.port, path: `/rows/${id}`, ...rest, seconds }),
    'own organization': our('/organizations/current'),
    review: our(`/compliance/reviews/${review}`),
  });
  const { theirs = [] } = measured;
  for (const name of ['own organization', 'review']) {
    const { [name]: ours = [] } = measured;
    const of = (/** @type {'perSecond' | 'p99'} */ what) =>
      ratio(
        ours.map((round) => round[what]),
        theirs.map((round) => round[what]),
      );
    report({ name: `${name}: requests/s`, ...of('perSecond'), unit: 'x', atLeast: 0.5, details: { ours, theirs } });
    report({ name: `${name}: p99`, ...of('p99'), unit: 'x' });
  }
}

/** With what it requires. @param {number} port @param {string} key @returns {Promise<string>} */
async function lightReview(port, key) {
  const { id } = await call(port, 'POST', '/compliance/reviews', { key, body: { type: 'individual', tier: 'LIGHT' } });
  const name = { firstName: 'Ana', lastName: 'Bench' };
  const body = { type: 'individualPersonalInfoLight', name, birthDate: '1980-05-17', nationality: 'AR' };
  await call(port, 'POST', `/compliance/reviews/${id}/attestations`, { key, body });
  return id;
}
