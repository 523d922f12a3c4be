import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Client, type Outcome, told } from './harness/client.js';
import { type Drill, Faults } from './harness/drill.js';
import type { Postgres } from './harness/postgres.js';
import { newKey, newOrganization } from './harness/stage.js';
import { range } from './harness/lanes.js';

const parallel = 200;
const rounds = 20;

interface Race {
  readonly clients: readonly Client[];
  readonly path: string;
  readonly body: object;
}

/** Everyone at once with one key; then who was first, and whether there was one only. */
async function race({ clients, path, body }: Race, faults: Faults): Promise<Outcome[]> {
  const key = randomUUID();
  const each = range(parallel / clients.length).flatMap(() => clients);
  const outcomes = await Promise.all(each.map((client) => client.post(path, body, key)));
  const created = outcomes.filter((outcome) => outcome.status === 201 && !isReplayed(outcome));
  faults.check(created.length === 1, `${created.length} of ${parallel} were told that they created it`);
  for (const outcome of outcomes) {
    const isInProgress = outcome.status === 409 && outcome.body['name'] === 'IdempotencyKeyInProgress';
    faults.check(outcome.status === 201 || isInProgress, `unexpected answer: ${told(outcome)}`);
  }
  const later = await Promise.all(clients.map((client) => client.post(path, body, key)));
  faults.check(later.every(isReplayed), 'asked again, the answer is not told again');
  checkReplays([...outcomes, ...later].filter(isReplayed), created[0], faults);
  return outcomes;
}

function isReplayed({ status, headers }: Outcome): boolean {
  return status === 201 && headers['idempotency-replayed'] === 'true';
}

/** What is told again is what was told first, but for the secret. */
function checkReplays(replays: readonly Outcome[], created: Outcome | undefined, faults: Faults): void {
  const first = Object.entries(created?.body ?? {}).filter(([name]) => name !== 'secret');
  for (const { body } of replays) {
    faults.check(!('secret' in body), 'a replayed answer repeats the secret');
    faults.check(isDeepStrictEqual(body, Object.fromEntries(first)), 'a replayed answer is not the first one');
  }
}

async function raceForOrganizations(
  count: number,
  clients: readonly Client[],
  postgres: Postgres,
  faults: Faults,
): Promise<number> {
  let replayed = 0;
  for (const _ of range(count)) {
    const name = `race ${randomUUID()}`;
    const outcomes = await race(
      { clients, path: '/organizations', body: { name, type: 'business', country: 'AR' } },
      faults,
    );
    replayed += outcomes.filter(({ status }) => status === 201).length - 1;
    const rows = await postgres.query('SELECT 1 FROM organization WHERE name = $1', [name]);
    faults.check(rows.length === 1, `${rows.length} organizations were created`);
  }
  return replayed;
}

/** The answers of this route hold a secret, which must be told once. */
async function raceForKeys(
  count: number,
  clients: readonly Client[],
  operator: Client,
  postgres: Postgres,
  faults: Faults,
): Promise<void> {
  for (const _ of range(count)) {
    const organizationId = await newOrganization(operator);
    const { secret } = await newKey(operator, organizationId, ['organizations:write']);
    const path = `/organizations/${organizationId}/api-keys`;
    const body = { name: 'race', scopes: ['organizations:read'] };
    const outcomes = await race({ clients: clients.map((client) => client.withKey(secret)), path, body }, faults);
    faults.check(
      outcomes.filter(({ body: answer }) => 'secret' in answer).length === 1,
      'the secret was not told exactly once',
    );
    const rows = await postgres.query("SELECT 1 FROM api_key WHERE organization_id = $1 AND name = 'race'", [
      organizationId,
    ]);
    faults.check(rows.length === 1, `${rows.length} keys were created`);
  }
}

export const drill: Drill = {
  name: 'idempotency-race',
  async run(stage) {
    const faults = new Faults();
    const count = stage.times(rounds);
    const postgres = await stage.postgres();
    // How long a request may wait for a connection is another drill's: these come at once, on a machine that does more.
    const replicas = await stage.replicas(2, postgres, { DATABASE_WAIT_MILLISECONDS: '10000' });
    const clients = replicas.map((replica) => replica.operator(parallel));
    const [operator] = clients;
    if (operator === undefined) throw new Error('no replica');
    await raceForOrganizations(count, [operator], postgres, faults);
    const replayed = await raceForOrganizations(count, clients, postgres, faults);
    await raceForKeys(count, clients, operator, postgres, faults);
    const figure = `${count * 3} races of ${parallel}, one process and two: ${faults.count} wrong (${replayed} waited for the other replica and were told its answer)`;
    return faults.verdict(figure, 'exactly 1 created, no 5xx, a secret told once');
  },
};
