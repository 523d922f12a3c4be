import { join } from 'node:path';
import { openPostgres, sql } from './harness/database.mjs';
import { interleaved, median, ratio, roundSeconds } from './harness/rounds.mjs';
import { manyRows, sized } from './harness/scale.mjs';
import { startSideProcess } from './harness/side-process.mjs';

const perRound = Math.round(roundSeconds * 3_000);
const eventsPerSecond = sized(500, 100);
const paceSeconds = sized(Math.max(4, 2 * roundSeconds), 1);
const manyWebhooks = sized(1_000, 10);
const longHistory = sized(manyRows, 1_000);

/**
 * Deliveries against a general queue doing the same POST, as many at once, both from a backlog that waits in the
 * database; then how long an event takes from its commit to its receiver; and what becomes of both with many webhooks
 * and with a long history.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const postgres = await openPostgres(workshop);
  const ours = await postgres.database('webhooks');
  const env = {
    BENCH_ROOT: workshop.root,
    DATA_DIR: join(workshop.folder, 'data'),
    DATABASE_WAIT_MILLISECONDS: '20000',
  };
  const peer = { ...env, DATABASE_URL: await postgres.database('pgboss') };
  const bench = new Bench({
    receiver: await startSideProcess(workshop, 'webhooks/receiver.mjs'),
    gatehouse: await startSideProcess(workshop, 'webhooks/gatehouse.mjs', { ...env, DATABASE_URL: ours }),
    writer: await startSideProcess(workshop, 'webhooks/gatehouse.mjs', { ...env, DATABASE_URL: ours }),
    boss: await startSideProcess(workshop, 'webhooks/pg-boss.mjs', peer),
  });
  const one = await bench.join(1);
  const { mine = [], theirs = [] } = await interleaved({
    mine: () => bench.drain(one),
    theirs: () => bench.drainPeer(),
  });
  const details = { mine, theirs };
  report({ name: 'deliveries/s against pg-boss', ...ratio(mine, theirs), unit: 'x', atLeast: 1.5, details });
  report({ name: 'deliveries/s', figure: median(mine), unit: '/s' });
  await delay(bench, one, report, 'with 1 webhook');

  const many = await bench.join(manyWebhooks);
  await change(bench, many, report, { to: `with ${manyWebhooks} webhooks`, from: median(mine) });
  await delay(bench, many, report, `with ${manyWebhooks} webhooks`);

  await fillHistory(ours);
  const again = await bench.join(1);
  await change(bench, again, report, { to: `after ${longHistory} deliveries`, from: median(mine) });
  await delay(bench, again, report, `after ${longHistory} deliveries`);
  report({ name: 'deliveries that were made twice', figure: bench.doubled, unit: '', atMost: 0 });
}

/**
 * @param {Bench} bench
 * @param {Subscribers} subscribers
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 * @param {{ to: string, from: number }} words
 */
async function change(bench, subscribers, report, { to, from }) {
  const { rate = [] } = await interleaved({ rate: () => bench.drain(subscribers) }, sized(3, 1));
  report({ name: `deliveries/s ${to}, against before`, figure: median(rate) / from, unit: 'x', details: { rate } });
}

/**
 * @param {Bench} bench
 * @param {Subscribers} subscribers
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 * @param {string} how
 */
async function delay(bench, subscribers, report, how) {
  const figure = await bench.delay(subscribers);
  report({ name: `commit to delivery at ${eventsPerSecond}/s ${how}, p99`, figure, unit: 'ms', atMost: 1_000 });
}

/** @typedef {{ organizations: string[] }} Subscribers Each with one webhook. */

class Bench {
  doubled = 0;

  /** @param {Record<'receiver' | 'gatehouse' | 'writer' | 'boss', { ask: (question: object) => Promise<any> }>} parts */
  constructor(parts) {
    this.parts = parts;
  }

  /** @param {number} webhooks @returns {Promise<Subscribers>} */
  async join(webhooks) {
    const { port } = await this.parts.receiver.ask({ begin: 0 });
    const url = `http://127.0.0.1:${port}/`;
    const { organizations } = await this.parts.gatehouse.ask({ do: 'join', webhooks, url });
    return { organizations };
  }

  /** Deliveries per second out of a backlog. @param {Subscribers} subscribers */
  async drain({ organizations }, count = perRound) {
    await this.parts.receiver.ask({ begin: count });
    await this.parts.writer.ask({ do: 'record', organizations, count });
    await this.parts.gatehouse.ask({ do: 'handOut' });
    await this.parts.gatehouse.ask({ do: 'start' });
    const { perSecond, doubled } = await this.parts.receiver.ask({});
    await this.parts.gatehouse.ask({ do: 'stop' });
    this.doubled += doubled;
    return perSecond;
  }

  async drainPeer(count = perRound) {
    const { port } = await this.parts.receiver.ask({ begin: count });
    await this.parts.boss.ask({ count });
    await this.parts.boss.ask({ deliver: `http://127.0.0.1:${port}/` });
    return (await this.parts.receiver.ask({})).perSecond;
  }

  /** From the commit to the receipt, 99th percentile, one process recording and another delivering. @param {Subscribers} subscribers */
  async delay({ organizations }) {
    await this.parts.receiver.ask({ begin: eventsPerSecond * paceSeconds });
    await this.parts.gatehouse.ask({ do: 'start' });
    const { committed } = await this.parts.writer.ask({
      do: 'pace',
      organizations,
      perSecond: eventsPerSecond,
      seconds: paceSeconds,
    });
    const { times } = await this.parts.receiver.ask({ times: true });
    await this.parts.gatehouse.ask({ do: 'stop' });
    const received = new Map(times);
    const delays = committed.map((/** @type {[string, number]} */ [id, at]) => Number(received.get(id)) - at);
    return (
      delays.sort((/** @type {number} */ a, /** @type {number} */ b) => a - b)[Math.floor(delays.length * 0.99)] ??
      Infinity
    );
  }
}

/** Deliveries of the past, of many webhooks. @param {string} url */
async function fillHistory(url) {
  const id = (/** @type {string} */ prefix) => `('${prefix}-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const owner = `('0f990000-0000-7000-8000-' || lpad(to_hex(n % 500), 12, '0'))::uuid`;
  const at = `now() - interval '20 days' * (${longHistory} - n) / ${longHistory}`;
  const rows = `FROM generate_series(1, ${longHistory}) AS n`;
  await sql(
    url,
    `INSERT INTO event (organization_id, id, category, type, resource_id, occurred_at, payload, position, sequence)
     SELECT ${owner}, ${id('01990000')}, 'organization_tos', 'tos_accepted', ${id('0e990000')}, ${at}, '{"type":"tos_accepted"}', n, 1 ${rows}`,
    `INSERT INTO delivery (organization_id, webhook_id, id, event_id, type, resource_id, status, attempts, attempt_count, created_at)
     SELECT ${owner}, ${owner}, ${id('0d990000')}, ${id('01990000')}, 'tos_accepted', ${id('0e990000')}, 'delivered',
       '[{"at": "2026-11-01T00:00:00.000Z", "status": 204, "latencyMs": 12}]', 1, ${at} ${rows}`,
    'ANALYZE event',
    'ANALYZE delivery',
  );
}
