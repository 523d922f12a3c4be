import { newOrganization } from './harness/api.mjs';
import { openPostgres } from './harness/database.mjs';
import { as, startLoader } from './harness/load.mjs';
import { interleaved, ratio } from './harness/rounds.mjs';
import { startGatehouse, startPeer } from './harness/servers.mjs';

const connections = 16;

/**
 * A read with an API key against Fastify selecting a row by its key.
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

  const rest = { expect: 200, connections };
  const { ours = [], theirs = [] } = await interleaved({
    theirs: (seconds) => loader.send({ port: peer.port, path: `/rows/${id}`, ...rest, seconds }),
    ours: (seconds) =>
      loader.send({ port: gatehouse.port, path: '/organizations/current', headers: as(key), ...rest, seconds }),
  });
  const of = (/** @type {'perSecond' | 'p99'} */ what) =>
    ratio(
      ours.map((round) => round[what]),
      theirs.map((round) => round[what]),
    );
  report({
    name: 'own organization: requests/s',
    ...of('perSecond'),
    unit: 'x',
    atLeast: 0.5,
    details: { ours, theirs },
  });
  report({ name: 'own organization: p99', ...of('p99'), unit: 'x' });
}
