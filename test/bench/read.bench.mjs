import { call, newOrganization, signedIn } from './harness/api.mjs';
import { openPostgres } from './harness/database.mjs';
import { as, startLoader } from './harness/load.mjs';
import { interleaved, ratio } from './harness/rounds.mjs';
import { startGatehouse, startPeer } from './harness/servers.mjs';

const connections = 16;
/** As much, but for what rounds of one and the same differ by. */
const sameCost = 1.05;

/**
 * Reads with an API key against Fastify selecting a row by its key, and by a person of the staff against the API key.
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
  const cookie = await signedIn(gatehouse.port);

  const rest = { expect: 200, connections };
  const our =
    (/** @type {string} */ path, headers = /** @type {Record<string, string>} */ (as(key))) =>
    async (/** @type {number} */ seconds) => {
      const before = await cpuSeconds(gatehouse.port);
      const sent = await loader.send({ port: gatehouse.port, path, headers, ...rest, seconds });
      return { ...sent, cpu: ((await cpuSeconds(gatehouse.port)) - before) / sent.requests };
    };
  const measured = await interleaved({
    theirs: async (seconds) => ({
      ...(await loader.send({ port: peer.port, path: `/rows/${id}`, ...rest, seconds })),
      cpu: Number.NaN,
    }),
    'own organization': our('/organizations/current'),
    review: our(`/compliance/reviews/${review}`),
    // Of a review itself, people are shown more than a key is.
    requirements: our(`/compliance/reviews/${review}/requirements`),
    staff: our(`/compliance/reviews/${review}/requirements`, { cookie }),
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
  const { requirements: byKey = [], staff = [] } = measured;
  const against = (/** @type {'perSecond' | 'cpu'} */ what) =>
    ratio(
      staff.map((round) => round[what]),
      byKey.map((round) => round[what]),
    );
  const details = { staff, byKey };
  report({ name: 'requirements by a staff session, against a key: requests/s', ...against('perSecond'), unit: 'x' });
  report({ name: '… CPU time', ...against('cpu'), unit: 'x', atMost: sameCost, details });
}

/** So far. @param {number} port */
async function cpuSeconds(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/** With what it requires. @param {number} port @param {string} key @returns {Promise<string>} */
async function lightReview(port, key) {
  const { id } = await call(port, 'POST', '/compliance/reviews', { key, body: { type: 'individual', tier: 'LIGHT' } });
  const name = { firstName: 'Ana', lastName: 'Bench' };
  const body = { type: 'individualPersonalInfoLight', name, birthDate: '1980-05-17', nationality: 'AR' };
  await call(port, 'POST', `/compliance/reviews/${id}/attestations`, { key, body });
  return id;
}
