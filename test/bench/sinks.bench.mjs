import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres, sql } from './harness/database.mjs';
import { Missing } from './harness/missing.mjs';
import { median, roundCount } from './harness/rounds.mjs';
import { sized } from './harness/scale.mjs';
import { startGatehouse } from './harness/servers.mjs';
import { engines } from './sinks/engines.mjs';

const rows = sized(60_000, 600);
const organizations = 50;
/** Of the events of one resource, each waits for the one before it. */
const perResource = 5;
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
  await sql(databaseUrl, ...filled);
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

const id = (/** @type {string} */ part, /** @type {string} */ number) =>
  `(left(first_id_at(at)::text, 14) || '7000-${part}-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

const filled = [
  `INSERT INTO event (organization_id, id, category, type, resource_id, occurred_at, payload, position, sequence)
   SELECT ${id('8002', `n % ${organizations}`).replace('first_id_at(at)', `first_id_at('2026-01-01')`)}, ${id('8000', 'n')}, 'payin', 'payin_status_changed',
     ${id('8001', `n / ${organizations} / ${perResource}`)}, at,
     json_build_object('type', 'payin_status_changed', 'payinId', gen_random_uuid(), 'statusChangeDetails', json_build_object('note', repeat('x', 200))),
     n / ${organizations} + 1, n / ${organizations} % ${perResource} + 1
   FROM (SELECT n, date_trunc('hour', now()) AS at FROM generate_series(0, ${rows - 1}) AS n) AS made`,
  `INSERT INTO event_month SELECT organization_id, month_of_id(id), first_id_at(moment_of_id(month_of_id(id)) + interval '1 month'), min(position), max(position) FROM event GROUP BY 1, 2, 3`,
  `INSERT INTO event_head SELECT organization_id, max(position) FROM event GROUP BY 1`,
  'VACUUM ANALYZE',
];
