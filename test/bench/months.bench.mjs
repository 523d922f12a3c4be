import { join } from 'node:path';
import { call, newOrganization } from './harness/api.mjs';
import { openPostgres, rolesOf, sql } from './harness/database.mjs';
import { as, startLoader } from './harness/load.mjs';
import { interleaved, ratio } from './harness/rounds.mjs';
import { sized } from './harness/scale.mjs';
import { startGatehouse } from './harness/servers.mjs';
import { startSideProcess } from './harness/side-process.mjs';

const [few, many] = [2, 24];
const rows = sized(480_000, 4_800);
const other = '01990000-0000-7000-8000-00000000000b';
const requestsPerRound = sized(200, 2);

/** @typedef {{ name: string, path: (side: Side) => string }} Read */
/** @typedef {{ port: number, databaseUrl: string, id: string, key: string, writing: Awaited<ReturnType<typeof startSideProcess>> }} Side */

/** @type {Read[]} */
const reads = [
  { name: 'the end of the log', path: () => `/events?after=${rows / 2 - 10}` },
  { name: 'nothing new in the log', path: () => `/events?after=${rows}` },
  { name: 'the log from its beginning', path: () => '/events' },
  { name: 'the end of the log, of one type', path: () => `/events?type=tos_accepted&after=${rows / 2 - 10}` },
  { name: 'an event', path: () => `/events/{event}` },
];

/**
 * As many events in two months and in twenty-four: what it takes to record, to number and to read one.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const postgres = await openPostgres(workshop);
  const two = await filled(workshop, await postgres.database('two_months'), few);
  const years = await filled(workshop, await postgres.database('two_years'), many);
  const loader = await startLoader(workshop);
  for (const { name, path } of reads) {
    const medianOf = (/** @type {Side} */ side) => async () => {
      const [event] = await sql(
        side.databaseUrl,
        `SELECT id FROM event WHERE organization_id = '${side.id}' ORDER BY id DESC LIMIT 1`,
      );
      const load = { method: 'GET', path: path(side).replace('{event}', event.id), headers: as(side.key), expect: 200 };
      return (await loader.send({ ...load, port: side.port, connections: 1, requests: requestsPerRound })).p50;
    };
    const { before = [], after = [] } = await interleaved({ before: medianOf(two), after: medianOf(years) });
    report({ name, ...ratio(after, before), unit: 'x', atMost: 1.2, details: { before, after } });
  }
  const record = (/** @type {Side} */ side) => async (/** @type {number} */ seconds) => {
    const { ids, seconds: took } = await side.writing.ask({ organizations: [side.id], writers: 4, seconds });
    const numbering = performance.now();
    await number(side);
    return { recording: (took * 1_000) / ids.length, numbering: (performance.now() - numbering) / ids.length };
  };
  const { before = [], after = [] } = await interleaved({ before: record(two), after: record(years) });
  for (const what of /** @type {const} */ (['recording', 'numbering'])) {
    const [a, b] = [before.map((each) => each[what]), after.map((each) => each[what])];
    report({ name: `${what} an event`, ...ratio(b, a), unit: 'x', atMost: 1.2, details: { before: a, after: b } });
  }
}

/** @param {Side} side */
async function number({ port, databaseUrl, id, key }) {
  const waiting = `SELECT 1 FROM event WHERE organization_id = '${id}' AND position IS NULL LIMIT 1`;
  while ((await sql(databaseUrl, waiting)).length > 0) await call(port, 'GET', '/events?limit=1', { key });
}

/** @param {import('./harness/workshop.mjs').Workshop} workshop @param {string} databaseUrl @param {number} months @returns {Promise<Side>} */
async function filled(workshop, databaseUrl, months) {
  // Without workers: events get their positions when they are read.
  const { port } = await startGatehouse(workshop, { databaseUrl, env: { ROLE: 'api' } });
  const { id, key } = await newOrganization(port);
  await number({ port, databaseUrl, id, key });
  const since = `now() - interval '${months} months' * (${rows} - n) / ${rows} - interval '1 hour'`;
  await sql(
    databaseUrl,
    'TRUNCATE event, event_head, event_month',
    `SELECT partition_back('event', first_id_at(now() - interval '${months} months' - interval '1 hour'))`,
    `INSERT INTO event (organization_id, id, category, type, resource_id, occurred_at, payload, position, sequence)
     SELECT CASE WHEN n % 2 = 0 THEN '${id}'::uuid ELSE '${other}'::uuid END,
       (left(first_id_at(at)::text, 14) || '7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'organization_tos', 'tos_accepted',
       (left(first_id_at(at)::text, 14) || '7000-8001-' || lpad(to_hex(n), 12, '0'))::uuid, at,
       json_build_object('type', 'tos_accepted', 'note', repeat('x', 200)), (n + 1) / 2, 1
     FROM (SELECT n, ${since} AS at FROM generate_series(1, ${rows}) AS n) AS made`,
    `INSERT INTO event_month SELECT organization_id, month, first_id_at(moment_of_id(month) + interval '1 month'), min(position), max(position)
     FROM (SELECT *, month_of_id(id) AS month FROM event) AS events GROUP BY 1, 2, 3`,
    `INSERT INTO event_head SELECT organization_id, max(position) FROM event GROUP BY 1`,
    'VACUUM ANALYZE',
  );
  const writing = await startSideProcess(workshop, 'events/writers.mjs', {
    ...rolesOf(databaseUrl),
    DATABASE_WAIT_MILLISECONDS: '20000',
    DATA_DIR: join(workshop.folder, 'data'),
    BENCH_ROOT: workshop.root,
  });
  return { port, databaseUrl, id, key, writing };
}
