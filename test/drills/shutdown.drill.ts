import { randomUUID } from 'node:crypto';
import { Client, type Outcome, told } from './harness/client.js';
import { type Drill, Faults } from './harness/drill.js';
import { type Postgres, postmasterOf } from './harness/postgres.js';
import type { Service } from './harness/service.js';
import { type Stage, newOrganization } from './harness/stage.js';
import { range } from './harness/lanes.js';
import { until } from '../support/run/until.js';

const stops = 10;
const lanes = 24;
const stopsWithinMilliseconds = 10_000;
const endsAtOnceMilliseconds = 1_000;

interface Sent {
  readonly name: string;
  readonly outcome: Outcome;
}

/** Sends until the process is gone, and remembers what came of each request. */
async function sendUntilGone(client: Client, service: Service, sent: Sent[]): Promise<void> {
  while (service.ending === undefined) {
    const name = `stop ${randomUUID()}`;
    const outcome = await client.post('/organizations', { name, type: 'business', country: 'AR' });
    sent.push({ name, outcome });
    if (outcome.cause === 'ECONNREFUSED') return;
  }
}

/** What readiness says from the signal on, until nobody answers. */
async function watchReadiness(service: Service): Promise<string[]> {
  const client = new Client(service.url, 'none', 1);
  const seen: string[] = [];
  for (;;) {
    const outcome = await client.get('/health/ready');
    if (outcome.status === 0) return seen;
    seen.push(told(outcome));
  }
}

/** A request that was worked on has to be answered: one that is in the database and got no answer was let down. */
async function stopUnderLoad(
  service: Service,
  postgres: Postgres,
  faults: Faults,
): Promise<{ milliseconds: number; readiness: string[] }> {
  const client = service.operator(lanes);
  const sent: Sent[] = [];
  const sending = range(lanes).map(() => sendUntilGone(client, service, sent));
  await until('requests are answered', () => sent.length > 200, { milliseconds: 20_000, everyMilliseconds: 1 });
  const begun = performance.now();
  service.signal('SIGTERM');
  const readiness = await watchReadiness(service);
  const { code, at } = await service.ended();
  await Promise.all(sending);
  client.close();
  faults.check(code === 0, `the process ended with ${String(code)}`);
  faults.bar(at - begun <= stopsWithinMilliseconds, `it took ${Math.round(at - begun)} ms to stop`);
  const rows = await postgres.query<{ name: string }>("SELECT name FROM organization WHERE name LIKE 'stop %'");
  const kept = new Set(rows.map(({ name }) => name));
  for (const { name, outcome } of sent) {
    if (outcome.status === 0) faults.check(!kept.has(name), `written, and never answered (${outcome.cause})`);
    else if (outcome.status === 201) faults.check(kept.has(name), 'acknowledged, and not written');
    else
      faults.check(
        outcome.status === 503 && outcome.body['name'] === 'ServiceUnavailable',
        `while stopping: ${told(outcome)} ${JSON.stringify(outcome.body).slice(0, 120)}`,
      );
  }
  return { milliseconds: at - begun, readiness };
}

async function secondSignalEndsAtOnce(stage: Stage, postgres: Postgres, faults: Faults): Promise<void> {
  const [service] = await stage.replicas(1, postgres);
  if (service === undefined) throw new Error('no process');
  await postgres.query('SELECT 1');
  const client = service.operator();
  // Held up by a lock, so that the first signal has something to wait for.
  void postgres.query('BEGIN; LOCK TABLE organization; SELECT pg_sleep(8)').catch(() => []);
  await until(
    'the table is locked',
    async () =>
      (
        await postgres.query(
          "SELECT 1 FROM pg_locks WHERE relation = 'organization'::regclass AND mode = 'AccessExclusiveLock' AND granted",
        )
      ).length > 0,
    { milliseconds: 5_000 },
  );
  const waiting = client.post('/organizations', { name: 'held up', type: 'business', country: 'AR' });
  await until(
    'a request is held up',
    async () => (await postgres.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).length > 0,
    { milliseconds: 5_000 },
  );
  service.signal('SIGINT');
  await until('it has begun to stop', () => service.lines.some((line) => line.includes('"msg":"stopping"')), {
    milliseconds: 5_000,
    everyMilliseconds: 2,
  });
  const begun = performance.now();
  service.signal('SIGINT');
  const { at } = await service.ended();
  faults.bar(at - begun <= endsAtOnceMilliseconds, `a second ctrl-C took ${Math.round(at - begun)} ms`);
  await waiting;
}

/** Two siblings share the embedded server: it stays while one of them needs it, whoever started it. */
async function siblings(stage: Stage, faults: Faults): Promise<void> {
  const dataDir = await stage.dataDir();
  const accounts = await stage.service({ DATA_DIR: dataDir }, 'accounts');
  const webhooks = await stage.service({ DATA_DIR: dataDir }, 'webhooks');
  await newOrganization(accounts.operator());
  const before = await postmasterOf(dataDir);
  await accounts.stop();
  faults.check((await postmasterOf(dataDir)) === before, 'the embedded server left with the sibling that started it');
  const health = await webhooks.operator().get('/health/ready');
  faults.check(health.status === 200, `the other sibling is hurt: ${told(health)}`);
  const again = await stage.service({ DATA_DIR: dataDir }, 'accounts');
  await newOrganization(again.operator());
  faults.check((await postmasterOf(dataDir)) === before, 'a third sibling did not attach to the server that runs');
  await webhooks.stop();
  await again.stop();
  faults.check((await postmasterOf(dataDir)) === undefined, 'the embedded server outlived the last process');
}

export const drill: Drill = {
  name: 'shutdown',
  async run(stage) {
    const faults = new Faults();
    const postgres = await stage.postgres();
    const took: number[] = [];
    let unready = 0;
    const count = stage.times(stops);
    for (const _ of range(count)) {
      const [service] = await stage.replicas(1, postgres);
      if (service === undefined) throw new Error('no process');
      const { milliseconds, readiness } = await stopUnderLoad(service, postgres, faults);
      took.push(milliseconds);
      const first = readiness.findIndex((what) => what.startsWith('503'));
      unready += first >= 0 ? 1 : 0;
      faults.check(
        first < 0 || readiness.slice(first).every((what) => what.startsWith('503')),
        'it said ready again after it had said that it is not',
      );
    }
    await secondSignalEndsAtOnce(stage, postgres, faults);
    await siblings(stage, faults);
    faults.bar(
      unready === count,
      `only ${unready} of ${count} times readiness was seen to turn 503 before nobody answered`,
    );
    return faults.verdict(
      `${count} stops under load, at most ${Math.round(Math.max(...took))} ms; readiness 503 seen first ${unready} times; second ctrl-C and siblings; ${faults.count} faults`,
      'every request that was worked on is answered',
    );
  },
};
