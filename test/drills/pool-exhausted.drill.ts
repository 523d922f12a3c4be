import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Client, type Outcome, told } from './harness/client.js';
import { type Drill, Faults, percentile } from './harness/drill.js';
import { queryOf } from './harness/postgres.js';
import { newKey, newOrganization } from './harness/stage.js';
import { range } from './harness/lanes.js';
import { until } from '../support/run/until.js';

const rounds = 5;
const connections = 10;
const parallel = 100;
const refusedWithinMilliseconds = 1_000;
const recoveredWithinMilliseconds = 1_000;
/** What holds a connection may wait as long as PostgreSQL's `lock_timeout`, and no longer. */
const heldWithinMilliseconds = 12_000;

interface Blocked {
  readonly release: () => Promise<void>;
}

/** As a migration or a careless query of somebody else would: everything that touches the table waits. */
async function block(url: string, tables: string): Promise<Blocked> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`);
  return { release: () => client.end() };
}

async function waitingIn(url: string): Promise<number> {
  const [row] = await queryOf<{ count: number }>(
    url,
    "SELECT count(*)::int FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
  );
  return row?.count ?? 0;
}

interface Round {
  readonly send: () => Promise<Outcome>;
  readonly tables: string;
}

/** All connections wait; whoever comes then is told soon. Then the way is free, and at once all is well. */
async function exhaust(
  url: string,
  { send, tables }: Round,
  faults: Faults,
  seen: Record<'refused' | 'held' | 'recovered', number[]>,
): Promise<void> {
  const blocked = await block(url, tables);
  const first = range(connections).map(send);
  await until('all connections wait', async () => (await waitingIn(url)) >= connections, { milliseconds: 5_000 });
  const crowd = await Promise.all(range(parallel).map(send));
  for (const outcome of crowd) {
    faults.check(outcome.status === 503, `without a free connection: ${told(outcome)}`);
    seen.refused.push(outcome.milliseconds);
  }
  await blocked.release();
  const begun = performance.now();
  await until('requests are answered again', async () => (await send()).status < 300, {
    milliseconds: 15_000,
    everyMilliseconds: 0,
  });
  seen.recovered.push(performance.now() - begun);
  for (const outcome of await Promise.all(first)) {
    faults.check(outcome.status < 300 || outcome.status === 503, `what held a connection: ${told(outcome)}`);
    seen.held.push(outcome.milliseconds);
  }
}

/** A lock that never goes away: what holds a connection is answered too, by PostgreSQL's own limit. */
async function heldForLong(url: string, { send, tables }: Round, faults: Faults): Promise<number> {
  const blocked = await block(url, tables);
  const outcomes = await Promise.all(range(connections).map(send));
  await blocked.release();
  for (const outcome of outcomes) faults.check(outcome.status === 503, `behind a lock that stays: ${told(outcome)}`);
  return Math.max(...outcomes.map(({ milliseconds }) => milliseconds));
}

export const drill: Drill = {
  name: 'pool-exhausted',
  async run(stage) {
    const faults = new Faults();
    const postgres = await stage.postgres();
    const [service] = await stage.replicas(1, postgres, { DATABASE_CONNECTIONS: String(connections), ROLE: 'api' });
    const operator = service?.operator(parallel * 2);
    if (operator === undefined) throw new Error('no process');
    const { secret } = await newKey(operator, await newOrganization(operator), ['organizations:read']);
    const reader: Client = operator.withKey(secret);
    const write: Round = {
      tables: 'organization',
      send: () => operator.post('/organizations', { name: 'x', type: 'business', country: 'AR' }, randomUUID()),
    };
    const read: Round = { tables: 'organization', send: () => reader.get('/organizations/current') };
    const seen = { refused: [] as number[], held: [] as number[], recovered: [] as number[] };
    for (const _ of range(stage.times(rounds)))
      for (const round of [write, read]) await exhaust(postgres.url, round, faults, seen);
    // Ten seconds, by a limit that is written in the code.
    const held = stage.isSmoke ? 0 : await heldForLong(postgres.url, write, faults);
    const [refused, recovered] = [Math.max(...seen.refused), Math.max(...seen.recovered)];
    faults.bar(refused <= refusedWithinMilliseconds, `a 503 took ${Math.round(refused)} ms`);
    faults.bar(
      recovered <= recoveredWithinMilliseconds,
      `after the lock was gone, it took ${Math.round(recovered)} ms`,
    );
    faults.bar(held <= heldWithinMilliseconds, `behind a lock that stays, the answer took ${Math.round(held)} ms`);
    const figure = `${seen.refused.length} × 503, at most ${Math.round(refused)} ms (p50 ${Math.round(percentile(seen.refused, 50))}); well again after ${Math.round(recovered)} ms; behind a lock that stays ${Math.round(held)} ms`;
    return faults.verdict(
      figure,
      `503 within ${refusedWithinMilliseconds} ms, well again within ${recoveredWithinMilliseconds} ms`,
    );
  },
};
