import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Client, told } from './harness/client.js';
import { type Drill, Faults } from './harness/drill.js';
import { newKey, newOrganization } from './harness/stage.js';
import { range } from './harness/lanes.js';
import { until } from '../support/run/until.js';

const writerProcesses = 2;
const lanesEach = 16;
const eventsPerLane = 300;
const readers = 4;
const resourceCount = 40;

interface Seen {
  readonly eventId: string;
  readonly position: number;
  readonly sequence: number;
  readonly resourceId: string;
  readonly payload: { readonly signedAt: string };
}

/** Goes on after what it saw last, until it has seen as many as there are; and a little longer, for there must be no more. */
async function follow(client: Client, total: () => number | undefined, faults: Faults): Promise<Seen[]> {
  const seen: Seen[] = [];
  await until(
    'a reader has seen every event',
    async () => {
      const limit = 1 + Math.floor(Math.random() * 100);
      const known = total();
      const outcome = await client.get(`/events?after=${seen.at(-1)?.position ?? 0}&limit=${limit}`);
      if (outcome.status !== 200) faults.add(`reading was answered ${told(outcome)}`);
      const results = (outcome.body['results'] ?? []) as Seen[];
      seen.push(...results);
      return known !== undefined && seen.length >= known && results.length === 0;
    },
    { milliseconds: 120_000, everyMilliseconds: 0 },
  );
  return seen;
}

function check(seen: readonly Seen[], total: number, faults: Faults): void {
  faults.check(seen.length === total, `a reader saw ${seen.length} events of ${total}`);
  faults.check(new Set(seen.map(({ eventId }) => eventId)).size === seen.length, 'a reader saw an event twice');
  faults.check(
    seen.every(({ position }, index) => position === index + 1),
    'the positions have a gap',
  );
  const sequences = new Map<string, number>();
  for (const { resourceId, sequence, payload } of seen) {
    const next = (sequences.get(resourceId) ?? 0) + 1;
    sequences.set(resourceId, next);
    faults.check(sequence === next, 'a sequence has a gap, or is not in the order of the positions');
    faults.check(
      Date.parse(payload.signedAt) === next,
      'events of one resource are not in the order in which they happened',
    );
  }
}

/** Lets a process write, and resolves to how many events it committed. */
async function record(work: object, environment: NodeJS.ProcessEnv): Promise<number> {
  const writer = [join(import.meta.dirname, 'harness/event-writer.mjs'), JSON.stringify(work)];
  const { stdout } = await promisify(execFile)(process.execPath, writer, { env: environment }).catch(
    (cause: unknown) => {
      throw new Error(`A writer failed: ${(cause as { stderr?: string }).stderr ?? String(cause)}`);
    },
  );
  return (JSON.parse(stdout) as { committed: number }).committed;
}

export const drill: Drill = {
  name: 'event-log',
  async run(stage) {
    const faults = new Faults();
    const postgres = await stage.postgres();
    const replicas = await stage.replicas(2, postgres, { ROLE: 'api' });
    const [operator] = replicas.map((replica) => replica.operator());
    if (operator === undefined) throw new Error('no replica');
    const organizationId = await newOrganization(operator);
    const { secret } = await newKey(operator, organizationId, ['webhooks:read']);
    await postgres.query('CREATE TABLE drill_resource (id uuid PRIMARY KEY, count int NOT NULL)');
    const work = {
      organizationId,
      resources: range(resourceCount).map(() => randomUUID()),
      lanes: lanesEach,
      each: stage.times(eventsPerLane),
    };
    const environment = {
      ...stage.secrets,
      PATH: process.env['PATH'],
      DATABASE_URL: postgres.url,
      DATA_DIR: await stage.dataDir(),
      ROLE: 'api',
      LOG_LEVEL: 'silent',
      DATABASE_CONNECTIONS: '20',
      DATABASE_WAIT_MILLISECONDS: '20000',
    };
    let total: number | undefined;
    const followers = range(readers).map((index) =>
      follow((replicas[index % replicas.length]?.operator() ?? operator).withKey(secret), () => total, faults),
    );
    const begun = performance.now();
    const writing = Promise.all(range(writerProcesses).map(() => record(work, environment))).then((committed) => {
      total = committed.reduce((sum, count) => sum + count, 0);
      return { all: total, perSecond: Math.round(total / ((performance.now() - begun) / 1_000)) };
    });
    const [{ all, perSecond }, ...seen] = await Promise.all([writing, ...followers]);
    for (const one of seen) check(one, all, faults);
    return faults.verdict(
      `${all} events by ${writerProcesses * lanesEach} writers (${perSecond}/s), ${readers} readers: ${faults.count} missed, doubled or out of order`,
      'each exactly once, without gaps, in order',
    );
  },
};
