import { randomUUID } from 'node:crypto';
import { type Client, told } from './harness/client.js';
import { type Drill, Faults } from './harness/drill.js';
import type { Service } from './harness/service.js';
import { type Stage, newKey, newOrganization } from './harness/stage.js';
import { range } from './harness/lanes.js';
import { until } from '../support/run/until.js';

const advances = 50;
const day = 86_400;
const hour = 3_600;
const spreadWithinMilliseconds = 100;

async function timeOf(client: Client): Promise<number> {
  return Date.parse(String((await client.get('/sandbox/clock')).body['now']));
}

async function advance(client: Client, seconds: number): Promise<number> {
  const { status, body } = await client.post('/sandbox/clock', { advanceSeconds: seconds });
  if (status !== 200) throw new Error(`The clock could not be moved: ${status} ${JSON.stringify(body)}`);
  return Date.parse(String(body['now']));
}

/** A key that lives an hour is refused by both processes as soon as that hour has passed by the moved clock. */
async function keysExpire(a: Client, b: Client, faults: Faults): Promise<void> {
  const organizationId = await newOrganization(a);
  const expiresAt = new Date((await timeOf(a)) + hour * 1_000).toISOString();
  const { secret } = await newKey(a, organizationId, ['organizations:read'], { expiresAt });
  const uses = [a.withKey(secret), b.withKey(secret)];
  for (const use of uses)
    faults.check((await use.get('/organizations/current')).status === 200, 'a key is refused before it expires');
  await advance(a, hour - 30);
  for (const use of uses)
    faults.check((await use.get('/organizations/current')).status === 200, 'a key is refused 30 s before it expires');
  await advance(a, 31);
  const here = await uses[0]?.get('/organizations/current');
  faults.check(
    here?.status === 401,
    `right after the advance, an expired key is answered ${here === undefined ? '' : told(here)}`,
  );
  await until(
    'the other replica refuses the expired key',
    async () => (await uses[1]?.get('/organizations/current'))?.status === 401,
    { milliseconds: 5_000 },
  );
}

/** How long after the answer the slower replica still showed the old time. */
async function spread(a: Client, b: Client, count: number): Promise<number> {
  let slowest = 0;
  for (const _ of range(count)) {
    const moved = await advance(a, day);
    const begun = performance.now();
    await until('the other replica has the same time', async () => (await timeOf(b)) >= moved, {
      milliseconds: 10_000,
      everyMilliseconds: 0,
    });
    slowest = Math.max(slowest, performance.now() - begun);
  }
  return slowest;
}

async function idempotencyKeysExpire(a: Client, b: Client, faults: Faults): Promise<void> {
  const [key, body] = [randomUUID(), { name: `clock ${randomUUID()}`, type: 'business', country: 'AR' }];
  const first = await a.post('/organizations', body, key);
  const again = async (client: Client): Promise<boolean> =>
    (await client.post('/organizations', body, key)).body['id'] === first.body['id'];
  await advance(a, day - 60);
  faults.check(await again(b), 'an idempotency key is forgotten before its day is over');
  await advance(a, 61);
  await until('the other replica has the same time', async () => (await timeOf(b)) >= (await timeOf(a)) - 1_000, {
    milliseconds: 5_000,
  });
  faults.check(!(await again(b)), 'an idempotency key is remembered for more than a day');
  faults.check(
    !(await again(a)) && (await a.post('/organizations', body, key)).headers['idempotency-replayed'] === 'true',
    'a key that was used again is not remembered again',
  );
}

async function survivesRestart(
  stage: Stage,
  environment: Record<string, string>,
  running: Service,
  faults: Faults,
): Promise<void> {
  const before = await timeOf(running.operator());
  await running.kill();
  const next = await stage.service(environment);
  const after = await timeOf(next.operator());
  faults.check(
    after >= before && after - before < 120_000,
    `after a restart the clock shows ${after - before} ms more than before`,
  );
}

export const drill: Drill = {
  name: 'sandbox-clock',
  async run(stage) {
    const faults = new Faults();
    const postgres = await stage.postgres();
    const environment = { DATABASE_URL: postgres.url, DATA_DIR: await stage.dataDir() };
    const [first, second] = [await stage.service(environment), await stage.service(environment)];
    const [a, b] = [first.operator(), second.operator()];
    await keysExpire(a, b, faults);
    const slowest = await spread(a, b, stage.times(advances));
    faults.bar(slowest <= spreadWithinMilliseconds, `the other replica had the old time for ${Math.round(slowest)} ms`);
    await idempotencyKeysExpire(a, b, faults);
    await survivesRestart(stage, environment, first, faults);
    return faults.verdict(
      `expiries, restart and idempotency keys follow the clock; another replica has it after at most ${Math.round(slowest)} ms`,
      `${spreadWithinMilliseconds} ms`,
    );
  },
};
