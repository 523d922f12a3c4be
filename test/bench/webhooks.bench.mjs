import { join } from 'node:path';
import { openPostgres, sql } from './harness/database.mjs';
import { interleaved, median, ratio, roundSeconds } from './harness/rounds.mjs';
import { startSideProcess } from './harness/side-process.mjs';

const perRound = Math.round(roundSeconds * 3_000);
const eventsPerSecond = 500;
const manyWebhooks = 1_000;
const longHistory = Number(process.env.BENCH_ROWS ?? 1_000_000);

/**
 * Deliveries against a general queue doing the same POST, both from a backlog that is there whole; then how long an
 * event takes from its commit to its receiver; and what becomes of both with many webhooks and with a long history.
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
  const receiver = await startSideProcess(workshop, 'webhooks/receiver.mjs');
  const gatehouse = await startSideProcess(workshop, 'webhooks/gatehouse.mjs', { ...env, DATABASE_URL: ours });
  const writer = await startSideProcess(workshop, 'webhooks/gatehouse.mjs', { ...env, DATABASE_URL: ours });
  const boss = await startSideProcess(workshop, 'webhooks/pg-boss.mjs', {
    ...env,
    DATABASE_URL: await postgres.database('pgboss'),
  });
  const bench = new Bench({ receiver, gatehouse, writer, boss });

  const one = await bench.join(1);
  const { mine = [], theirs = [] } = await interleaved({
    mine: () => bench.drain(one, perRound),
    theirs: () => bench.drainPeer(perRound),
  });
  report({
    name: 'deliveries/s against pg-boss',
    ...ratio(mine, theirs),
    unit: 'x',
    atLeast: 1.5,
    details: { mine, theirs },
  });
  report({ name: 'deliveries/s', figure: median(mine), unit: '/s' });
  const few = await bench.delay(one);
  report({ name: `commit to delivery at ${eventsPerSecond}/s, p99`, figure: few, unit: 'ms', atMost: 1_000 });

  const many = await bench.join(manyWebhooks);
  const { many: spread = [] } = await interleaved({ many: () => bench.drain(many, perRound) }, 3);
  report({
    name: `deliveries/s with ${manyWebhooks} webhooks against 1`,
    figure: median(spread) / median(mine),
    unit: 'x',
  });
  report({
    name: `commit to delivery with ${manyWebhooks} webhooks, p99`,
    figure: await bench.delay(many),
    unit: 'ms',
    atMost: 1_000,
  });

  await fillHistory(ours);
  const again = await bench.join(1);
  const { long = [] } = await interleaved({ long: () => bench.drain(again, perRound) }, 3);
  report({
    name: `deliveries/s after ${longHistory} deliveries against none`,
    figure: median(long) / median(mine),
    unit: 'x',
  });
  report({
    name: `commit to delivery after ${longHistory} deliveries, p99`,
    figure: await bench.delay(again),
    unit: 'ms',
    atMost: 1_000,
  });
  report({ name: 'deliveries that were made twice', figure: bench.doubled, unit: '', atMost: 0 });
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

  /** Deliveries per second out of a backlog. @param {Subscribers} subscribers @param {number} count */
  async drain({ organizations }, count) {
    await this.parts.receiver.ask({ begin: count });
    await this.parts.writer.ask({ do: 'record', organizations, count });
    await this.parts.gatehouse.ask({ do: 'handOut' });
    await this.parts.gatehouse.ask({ do: 'start' });
    const { perSecond, doubled } = await this.parts.receiver.ask({});
    await this.parts.gatehouse.ask({ do: 'stop' });
    this.doubled += doubled;
    return perSecond;
  }

  /** @param {number} count */
  async drainPeer(count) {
    const { port } = await this.parts.receiver.ask({ begin: count });
    await this.parts.boss.ask({ count });
    await this.parts.boss.ask({ deliver: `http://127.0.0.1:${port}/` });
    return (await this.parts.receiver.ask({})).perSecond;
  }

  /** From the commit to the receipt, 99th percentile, one process recording and another delivering. @param {Subscribers} subscribers */
  async delay({ organizations }) {
    const seconds = Math.max(4, 2 * roundSeconds);
    await this.parts.receiver.ask({ begin: eventsPerSecond * seconds });
    await this.parts.gatehouse.ask({ do: 'start' });
    const { committed } = await this.parts.writer.ask({
      do: 'pace',
      organizations,
      perSecond: eventsPerSecond,
      seconds,
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
