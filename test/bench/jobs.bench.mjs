import { join } from 'node:path';
import { openPostgres, rolesOf, sql } from './harness/database.mjs';
import { interleaved, ratio } from './harness/rounds.mjs';
import { sized } from './harness/scale.mjs';
import { startSideProcess } from './harness/side-process.mjs';

const clients = 16;
const errands = sized(600, 10);

/**
 * Transactions that add a job, against those that only insert a row: what PostgreSQL takes for one, and how soon a job
 * begins.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const postgres = await openPostgres(workshop);
  const databaseUrl = await postgres.database('jobs');
  const env = {
    ...rolesOf(databaseUrl),
    DATA_DIR: join(workshop.folder, 'data'),
    BENCH_ROOT: workshop.root,
  };
  const all = await startSideProcess(workshop, 'jobs/errands.mjs', { ...env, ROLE: 'all' });
  report({ name: 'a job begins after its commit, same process: p99', ...(await delays(all, all)), atMost: 50 });
  // Of two processes that do jobs, the one that added it would mostly be first.
  const apart = { ...env, ...rolesOf(await postgres.database('jobs')) };
  const worker = await startSideProcess(workshop, 'jobs/errands.mjs', { ...apart, ROLE: 'worker' });
  const api = await startSideProcess(workshop, 'jobs/errands.mjs', { ...apart, ROLE: 'api' });
  report({ name: 'a job begins after its commit, another process: p99', ...(await delays(api, worker)), atMost: 150 });
  await measureCommits(workshop, { ...env, ...rolesOf(await postgres.database('jobs')) }, report);
}

/**
 * Nobody does jobs there.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {Record<string, string>} env
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
async function measureCommits(workshop, env, report) {
  const url = env.DATABASE_OWNER_URL ?? '';
  await sql(url, 'CREATE TABLE bench_row (id uuid PRIMARY KEY, body text NOT NULL)');
  const committing = await startSideProcess(workshop, 'jobs/errands.mjs', { ...env, ROLE: 'api' });
  const side = (/** @type {string} */ commits) => async (/** @type {number} */ seconds) => {
    await sql(url, 'TRUNCATE bench_row, graphile_worker._private_jobs');
    return (await committing.ask({ commits, seconds, clients })).perSecond;
  };
  const sides = { plain: side('plain'), withJob: side('withJob'), aloud: side('aloud') };
  const { plain = [], withJob = [], aloud = [] } = await interleaved(sides);
  const details = { plain, withJob, aloud };
  report({
    name: 'commits that add a job, against plain ones',
    ...ratio(withJob, plain),
    unit: 'x',
    atLeast: 0.8,
    details,
  });
  report({ name: 'the same with a notification in each', ...ratio(aloud, plain), unit: 'x' });
}

/**
 * @typedef {Awaited<ReturnType<typeof startSideProcess>>} Side
 * @param {Side} adding
 * @param {Side} doing
 */
async function delays(adding, doing) {
  const { committed } = /** @type {{ committed: Record<string, number> }} */ (await adding.ask({ add: errands }));
  const { begun } = await doing.ask({ ended: Object.keys(committed) });
  const milliseconds = Object.entries(committed)
    .map(([id, at]) => Math.max(0, begun[id] - at))
    .sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => milliseconds[Math.floor((milliseconds.length - 1) * share)] ?? Number.NaN;
  return { figure: at(0.99), unit: 'ms', details: { p50: at(0.5), p90: at(0.9), most: at(1) } };
}
