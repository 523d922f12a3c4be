import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { call, newOrganization, signedIn } from './harness/api.mjs';
import { openPostgres, sql } from './harness/database.mjs';
import { as, json, startLoader } from './harness/load.mjs';
import { interleaved, median, ratio } from './harness/rounds.mjs';
import { isSmoke, manyRows, sized } from './harness/scale.mjs';
import { operatorKey, startGatehouse } from './harness/servers.mjs';
import { makePayouts, makeSeed, payOut, searchWords } from './growth/paying.mjs';
import { makePayins, newPayins, payIn } from './growth/paying-in.mjs';
import { costsBehind } from './growth/plans.mjs';
import { listRoutes } from './growth/list-routes.mjs';
import { busy, early, review, routes as ownRoutes, uncovered } from './growth/routes.mjs';
import { digits, fillings } from './growth/rows.mjs';

const routes = [...ownRoutes, ...listRoutes];
const [few, many] = [1_000, manyRows];
const requestsPerRound = sized(100, 2);
/** A page of a list with its look-ups takes a few hundred; a million rows take more than ten thousand. */
const manyPages = 1_000;
/** What is done each hour is done for up to a thousand wallets, or ten thousand lines, in one statement. */
const manyPagesAtOnce = 20_000;
const houseKeptWithinMilliseconds = 300_000;

/** @typedef {{ port: number, databaseUrl: string, count: number, hot: import('./growth/paying.mjs').Hot, former: import('./growth/paying.mjs').Hot, session: string, staff: string, made: import('./growth/paying.mjs').Made & import('./growth/paying-in.mjs').MadePayins }} Side */

/**
 * The same requests on a thousand and on a million rows in each table: their medians, and the plans behind them.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const postgres = await openPostgres(workshop);
  const small = await filled(workshop, await postgres.database('few'), few);
  const large = isSmoke ? small : await filled(workshop, await postgres.database('many'), many);
  const loader = await startLoader(workshop);

  /** @type {{ name: string, milliseconds: number }[]} */
  const latencies = [];
  for (const route of routes) {
    const medianOf = (/** @type {Side} */ side) => async () => {
      const given = await givenTo(route, side, requestsPerRound);
      const load = { ...loadOf(route, side), port: side.port, connections: 1, requests: requestsPerRound, given };
      return (await loader.send(load)).p50;
    };
    const { before = [], after = [] } = await interleaved({ before: medianOf(small), after: medianOf(large) });
    report({ name: route.name, ...ratio(after, before), unit: 'x', atMost: 1.5, details: { before, after } });
    latencies.push({ name: route.name, milliseconds: median(after) });
  }
  latencies.sort((a, b) => b.milliseconds - a.milliseconds);
  for (const { name, milliseconds } of latencies.slice(0, 3))
    report({ name: `among the slowest: ${name}`, figure: milliseconds, unit: 'ms' });

  const openapi = /** @type {any} */ (await (await fetch(`http://127.0.0.1:${large.port}/openapi.json`)).json());
  const missing = uncovered(openapi, routes);
  report({
    name: 'GET routes without a line here',
    figure: missing.length,
    unit: '',
    atMost: 0,
    note: missing.join(', '),
  });

  await putAside(large);
  const costs = await costsBehind(workshop, large.databaseUrl, async (port) => {
    for (const route of routes) {
      const given = await givenTo(route, large, 1);
      await loader.send({ ...loadOf(route, large), port, connections: 1, requests: 1, given });
    }
    await payOut(port, large.databaseUrl, large.hot);
    await payIn(port, large.databaseUrl, large.hot);
    await numberEvents(port, large);
  });
  reportCosts(report, { costs, of: 'statements', manyPages });
  const kept = await costsBehind(workshop, large.databaseUrl, () => keepHouse(large.databaseUrl));
  reportCosts(report, { costs: kept, of: 'hourly statements', manyPages: manyPagesAtOnce });
}

/**
 * Of requests with payouts and payins to their end, or of what is done each hour.
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 * @param {{ costs: import('./growth/plans.mjs').Cost[], of: string, manyPages: number }} of
 */
function reportCosts(report, { costs, of: what, manyPages }) {
  const of = `of ${costs.length}`;
  const scanning = costs.filter(({ scanned }) => scanned.length > 0);
  const scans = [of, ...scanning.map(({ scanned, text }) => `${scanned.join()}: ${excerpt(text)}`)].join('; ');
  report({ name: `${what} that scan a large table`, figure: scanning.length, unit: '', atMost: 0, note: scans });
  const reading = costs.filter(({ pages }) => pages > manyPages);
  const reads = [of, ...reading.map(({ pages, text }) => `${pages} pages: ${excerpt(text)}`)].join('; ');
  report({
    name: `${what} that read > ${manyPages} pages`,
    figure: reading.length,
    unit: '',
    atMost: 0,
    note: reads,
  });
  for (const { milliseconds, pages, text } of costs.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 3))
    report({
      name: `among the heaviest ${what}`,
      figure: milliseconds,
      unit: 'ms',
      note: `${pages} pages: ${excerpt(text)}`,
    });
}

/**
 * What all the requests have asked for, and nobody has done yet: at once it would be large statements, or many of one kind.
 * @param {Side} side
 */
async function putAside({ port, databaseUrl, ...side }) {
  await sql(
    databaseUrl,
    'DELETE FROM graphile_worker._private_jobs',
    `UPDATE payin SET expires_at = expires_at + interval '1 year' WHERE status = 'created'`,
  );
  await numberEvents(port, { databaseUrl, ...side });
  await sql(databaseUrl, 'VACUUM ANALYZE payin', 'VACUUM ANALYZE event');
}

/** Those that nobody has read: many get their positions in one statement. @param {number} port @param {Pick<Side, 'databaseUrl' | 'hot'>} side */
async function numberEvents(port, { databaseUrl, hot: { id, key } }) {
  const isWaiting = `SELECT 1 FROM event WHERE organization_id = '${id}' AND position IS NULL LIMIT 1`;
  while ((await sql(databaseUrl, isWaiting)).length > 0) await call(port, 'GET', '/events?limit=1', { key });
}

/** What is done each hour, done now. @param {string} databaseUrl */
async function keepHouse(databaseUrl) {
  await sql(
    databaseUrl,
    'SELECT graphile_worker.add_job(identifier, job_key => identifier) FROM graphile_worker._private_known_crontabs',
  );
  for (const until = performance.now() + houseKeptWithinMilliseconds; performance.now() < until; await pause(100)) {
    const [row] = await sql(
      databaseUrl,
      'SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE run_at <= now()',
    );
    if (row.count === 0) return;
  }
  throw new Error('What is done each hour did not come to an end');
}

/**
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {string} databaseUrl
 * @param {number} count
 * @returns {Promise<Side>}
 */
async function filled(workshop, databaseUrl, count) {
  await makeSeed(workshop, databaseUrl);
  // Without workers: what they do each hour would come in between, and is looked at by itself.
  const { port } = await startGatehouse(workshop, { databaseUrl, env: { ROLE: 'api' } });
  const [hot, former] = [await newOrganization(port), await newOrganization(port)];
  const words = await searchWords(port, databaseUrl, hot);
  await sql(databaseUrl, ...fillings(hot.id, count, words, former.id), 'VACUUM ANALYZE');
  const [session, staff] = [await newSession(port, hot.key), await signedIn(port)];
  await uploadPage(port, session);
  const made = {
    ...(await makePayouts(port, databaseUrl, hot)),
    ...(await makePayins(workshop, { port, databaseUrl, hot, former, count })),
  };
  return { port, databaseUrl, count, hot, former, session, staff, made };
}

/** Its token. @param {number} port @param {string} key @returns {Promise<string>} */
async function newSession(port, key) {
  const body = { allowedOrigins: ['https://example.com'] };
  return (await call(port, 'POST', `/compliance/reviews/${review}/sessions`, { key, body })).token;
}

/** What lists of documents show is sealed: a page of them, and one more, is uploaded. @param {number} port @param {string} session */
async function uploadPage(port, session) {
  const flat = sharp({ create: { width: 64, height: 48, channels: 3, background: '#889' } });
  const file = new Blob([new Uint8Array(await flat.png().toBuffer())]);
  for (let uploaded = 0; uploaded <= 25; uploaded++) {
    const form = new FormData();
    form.append('purpose', 'front of the passport');
    form.append('file', file, 'photo.png');
    const address = `http://127.0.0.1:${port}/compliance/documents`;
    const { status } = await fetch(address, { method: 'POST', headers: as(session), body: form });
    if (status !== 201) throw new Error(`A document could not be uploaded: ${status}`);
  }
}

/** @param {import('./growth/routes.mjs').Route} route @param {Side} side */
function loadOf(
  { by, path, method = 'GET', body, headers = {}, expect = 200 },
  { count, hot, former, session, staff, made },
) {
  const words = { ...made, hot: hot.id, old: digits(count / 10), late: String(Math.floor(count * 0.45)), busy, early };
  return {
    method,
    path: Object.entries(words).reduce((text, [word, value]) => text.replaceAll(`{${word}}`, value), path),
    headers: {
      ...(by === 'staff'
        ? { cookie: staff }
        : as({ hot: hot.key, former: former.key, operator: operatorKey, session }[by])),
      ...(body === undefined ? {} : json),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    rows: count,
    expect,
  };
}

/** @param {import('./growth/routes.mjs').Route} route @param {Side} side @param {number} count */
async function givenTo({ path, body = '' }, { port, hot }, count) {
  return `${path}${body}`.includes('{given}') ? newPayins(port, hot, count) : [];
}

/** On one line. @param {string} text */
function excerpt(text) {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 400);
}
