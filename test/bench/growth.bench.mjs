import { newOrganization } from './harness/api.mjs';
import { openPostgres, sql } from './harness/database.mjs';
import { as, json, startLoader } from './harness/load.mjs';
import { interleaved, ratio } from './harness/rounds.mjs';
import { operatorKey, startGatehouse } from './harness/servers.mjs';
import { costsBehind } from './growth/plans.mjs';
import { busy, early, routes, uncovered } from './growth/routes.mjs';
import { digits, fillings } from './growth/rows.mjs';

const [few, many] = [1_000, Number(process.env.BENCH_ROWS ?? 1_000_000)];
const requestsPerRound = 100;
/** A page of a list with its look-ups takes a few hundred; a million rows take more than ten thousand. */
const manyPages = 1_000;

/** @typedef {{ port: number, databaseUrl: string, count: number, hot: { id: string, key: string } }} Side */

/**
 * The same requests on a thousand and on a million rows in each table: their medians, and the plans behind them.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const postgres = await openPostgres(workshop);
  const small = await filled(workshop, await postgres.database('few'), few);
  const large = await filled(workshop, await postgres.database('many'), many);
  const loader = await startLoader(workshop);

  for (const route of routes) {
    const medianOf = (/** @type {Side} */ side) => async () =>
      (await loader.send({ ...loadOf(route, side), port: side.port, connections: 1, requests: requestsPerRound })).p50;
    const { before = [], after = [] } = await interleaved({ before: medianOf(small), after: medianOf(large) });
    report({ name: route.name, ...ratio(after, before), unit: 'x', atMost: 1.5, details: { before, after } });
  }

  const openapi = /** @type {any} */ (await (await fetch(`http://127.0.0.1:${large.port}/openapi.json`)).json());
  const missing = uncovered(openapi);
  report({
    name: 'GET routes without a line here',
    figure: missing.length,
    unit: '',
    atMost: 0,
    note: missing.join(', '),
  });

  const costs = await costsBehind(workshop, large.databaseUrl, async (port) => {
    for (const route of routes) await loader.send({ ...loadOf(route, large), port, connections: 1, requests: 1 });
  });
  const of = `of ${costs.length}`;
  const scanning = costs.filter(({ scanned }) => scanned.length > 0);
  const scans = [of, ...scanning.map(({ scanned, text }) => `${scanned.join()}: ${excerpt(text)}`)].join('; ');
  report({ name: 'statements that scan a large table', figure: scanning.length, unit: '', atMost: 0, note: scans });
  const reading = costs.filter(({ pages }) => pages > manyPages);
  const reads = [of, ...reading.map(({ pages, text }) => `${pages} pages: ${excerpt(text)}`)].join('; ');
  report({
    name: `statements that read > ${manyPages} pages`,
    figure: reading.length,
    unit: '',
    atMost: 0,
    note: reads,
  });
}

/**
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {string} databaseUrl
 * @param {number} count
 * @returns {Promise<Side>}
 */
async function filled(workshop, databaseUrl, count) {
  const { port } = await startGatehouse(workshop, { databaseUrl });
  const hot = await newOrganization(port);
  await sql(databaseUrl, ...fillings(hot.id, count), 'VACUUM ANALYZE');
  return { port, databaseUrl, count, hot };
}

/** @param {import('./growth/routes.mjs').Route} route @param {Side} side */
function loadOf({ by, path, method = 'GET', body, headers = {}, expect = 200 }, { count, hot }) {
  const words = { hot: hot.id, old: digits(count / 10), late: String(Math.floor(count * 0.45)), busy, early };
  return {
    method,
    path: Object.entries(words).reduce((text, [word, value]) => text.replaceAll(`{${word}}`, value), path),
    headers: { ...as(by === 'hot' ? hot.key : operatorKey), ...(body === undefined ? {} : json), ...headers },
    ...(body === undefined ? {} : { body }),
    rows: count,
    expect,
  };
}

/** On one line. @param {string} text */
function excerpt(text) {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 400);
}
