import { setTimeout as pause } from 'node:timers/promises';
import { filledLog } from './events/filled-log.mjs';
import { openPostgres, sql } from './harness/database.mjs';
import { Missing } from './harness/missing.mjs';
import { median, roundCount } from './harness/rounds.mjs';
import { sized } from './harness/scale.mjs';
import { startGatehouse } from './harness/servers.mjs';
import { engines } from './sinks/engines.mjs';

const rows = sized(60_000, 600);
const organizations = 50;
const lookMilliseconds = 10;
const withinMilliseconds = 180_000;
const rounds = Math.min(3, roundCount);

/**
 * A log that waits for its sink: how many events of it are confirmed in a second.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const there = [];
  for (const engine of engines)
    if (await engine.isThere()) there.push(engine);
    else process.stdout.write(`skipped what is published to ${engine.name}: none answers on this machine\n`);
  if (there.length === 0) throw new Missing('neither JetStream nor RabbitMQ answers on this machine');
  const postgres = await openPostgres(workshop);
  const databaseUrl = await postgres.database('sinks');
  await (await startGatehouse(workshop, { databaseUrl, env: { ROLE: 'api' } })).stop();
  await sql(databaseUrl, ...filledLog(rows, organizations));
  for (const { name, open } of there) {
    const perSecond = [];
    for (let round = 0; round < rounds; round++) {
      const { url, remove } = await open();
      workshop.afterwards(remove);
      await sql(databaseUrl, 'TRUNCATE event_sink_position');
      const worker = await startGatehouse(workshop, { databaseUrl, env: { ROLE: 'worker', EVENT_SINK: url } });
      perSecond.push(await measured(databaseUrl));
      await worker.stop();
    }
    const spread = /** @type {[number, number]} */ ([Math.min(...perSecond), Math.max(...perSecond)]);
    report({ name: `published to ${name}: events/s`, figure: median(perSecond), spread, unit: '/s', atLeast: 5_000 });
  }
}

/** From the first that are confirmed to the last. @param {string} databaseUrl */
async function measured(databaseUrl) {
  const first = await confirmed(databaseUrl, 1);
  const last = await confirmed(databaseUrl, rows);
  return Math.round((last.count - first.count) / Math.max((last.at - first.at) / 1_000, 0.001));
}

/** @param {string} databaseUrl @param {number} least */
async function confirmed(databaseUrl, least) {
  for (const begun = performance.now(); performance.now() < begun + withinMilliseconds;) {
    const [{ count }] = await sql(
      databaseUrl,
      'SELECT coalesce(sum(position), 0)::int AS count FROM event_sink_position',
    );
    if (count >= least) return { count, at: performance.now() };
    await pause(lookMilliseconds);
  }
  throw new Error(`${least} events were not confirmed within ${withinMilliseconds / 1_000} s`);
}
