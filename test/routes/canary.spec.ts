import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Answer } from '../support/service/api.js';
import { formWith, picture } from '../support/documents/documents.js';
import { until } from '../support/run/until.js';
import { type Attempt, World, inParallel } from '../support/routes/world.js';

let world: World;
const marks: string[] = [];
const errors: Answer[] = [];

/** A text that is found again wherever it leaks to. */
function mark(where: string): string {
  const text = `canary${where}${randomUUID().replaceAll('-', '')}`;
  marks.push(text);
  return text;
}

async function sent(answer: Promise<Answer>): Promise<Answer> {
  const got = await answer;
  if (got.status >= 400) errors.push(got);
  return got;
}

/** Every text in a body replaced, at any depth. */
function marked(body: unknown, where: string): unknown {
  return JSON.parse(JSON.stringify(body), (_, value: unknown) =>
    typeof value === 'string' ? mark(where) : value,
  ) as unknown;
}

/** For each text in a body, wherever it is, the body with that one replaced: by an address of the same kind, where it is one. */
function markedOneByOne(body: unknown): unknown[] {
  const bodies: unknown[] = [];
  const walk = (part: unknown, rebuild: (changed: unknown) => unknown): void => {
    if (typeof part === 'string') {
      const text = mark('personal');
      const address = part.startsWith('https://') ? `https://${text}.example` : text;
      bodies.push(rebuild(part.includes('@') ? `${text}@example.com` : address));
    } else if (Array.isArray(part)) part.forEach((item, index) => walk(item, (one) => rebuild(part.with(index, one))));
    else if (typeof part === 'object' && part !== null)
      for (const [name, item] of Object.entries(part)) walk(item, (one) => rebuild({ ...part, [name]: one }));
  };
  walk(body, (changed) => changed);
  return bodies;
}

/** What people say of themselves and accept, what they are paid with and let in by. */
const aboutPeople =
  /\/(attestations|counterparties|payout-methods|allowed-senders|payout-requests|current\/terms-of-service\/acceptances|notes)$/;

/** The answer is kept in the database, for when the same request comes again. */
function onlyOnce(): Record<string, string> {
  return { 'Idempotency-Key': randomUUID() };
}

async function untilValidated(): Promise<void> {
  const waiting = "SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'validateAttestation' AND attempts = 0";
  await until('everything is validated', async () => (await sql(waiting)).length === 0);
}

/** Also a piece of one, as a parser quotes it that could not read the whole. */
function leaksIn(text: string): string[] {
  return [...marks, 'canary'].filter((one) => text.includes(one));
}

const sql = (text: string): Promise<object[]> => world.gatehouse.sql(text);

beforeAll(async () => {
  // What is uploaded is also looked at: by background jobs, which write log lines too.
  world = await World.open({ ROLE: 'all' });
});
afterAll(() => world.close());

describe('what callers send stays between them and us', () => {
  test('a session full of marked texts', async () => {
    const { gatehouse, mine } = world;
    await sent(gatehouse.operator.post('/organizations', { name: mark('name'), type: 'business', country: 'AR' }));
    const { body: key } = await sent(
      gatehouse.operator.post(`/organizations/${mine.id}/api-keys`, {
        name: mark('key'),
        scopes: ['organizations:write'],
      }),
    );
    const secret = String(key['secret']);
    marks.push(secret, secret.split('_')[2] ?? secret, String(mine.api.key), String(gatehouse.operator.key));
    await sent(gatehouse.withKey(secret).get('/organizations'));
    await sent(gatehouse.withKey(`gk_${mark('token')}`).get('/organizations'));
    await sent(gatehouse.anyone.get('/organizations', { Authorization: `Basic ${mark('basic')}` }));
    await sent(
      mine.api.get(`/organizations?unknown=${mark('query')}`, {
        'User-Agent': mark('agent'),
        Cookie: mark('cookie'),
        Referer: mark('referer'),
      }),
    );
    await sent(mine.api.get(`/nowhere?q=${mark('query')}`));
    await sent(mine.api.get(`/%ZZ?q=${mark('query')}`));
    await sent(mine.api.post('/organizations', `{"name": ${mark('broken')}}`));
    await sent(mine.api.post('/organizations', `{"name": "${mark('broken')}" "country"}`));
    await sent(mine.api.post('/organizations', mark('broken')));
    await sent(mine.api.post('/organizations', mark('text'), { 'Content-Type': 'text/plain' }));
    const reused = { 'Idempotency-Key': randomUUID() };
    for (const name of [mark('first'), mark('second')])
      await sent(mine.api.post('/organizations', { name, type: 'business', country: 'AR' }, reused));
    expect(errors.length).toBeGreaterThan(5);
  });

  test('every route with marked texts in all fields, parameters and headers', async () => {
    await inParallel(world.routes.guarded, async (route) => {
      const address = await world.addressFor(route, world.mine);
      const body = route.callers === 'operator' ? undefined : await world.bodyFor(route, { optional: true });
      const headers = { 'X-Forwarded-For': mark('header'), 'User-Agent': mark('agent') };
      const asked = new URLSearchParams(
        Object.fromEntries(
          route.parameters.filter((one) => one.in === 'query').map(({ name }) => [name, mark('query')]),
        ),
      );
      await sent(
        world
          .callerOf(route)
          .call(
            route.method,
            `${address}?${asked.toString()}`,
            body === undefined ? undefined : marked(body, 'field'),
            headers,
          ),
      );
      if (route.body !== undefined)
        await sent(world.callerOf(route).call(route.method, address, JSON.stringify(mark('text')), headers));
    });
    expect(marks.length).toBeGreaterThan(world.routes.guarded.length * 2);
  });

  test('what is said and shown of people and businesses, each text for itself', async () => {
    const routes = world.routes.withBody.filter(({ path }) => aboutPeople.test(path));
    expect(routes.length).toBeGreaterThan(3);
    const attempts = await inParallel(routes, (route) => world.attempts(route, { optional: true }));
    const cases: Attempt[] = attempts
      .flat()
      .flatMap((attempt) => markedOneByOne(attempt.body).map((body) => ({ ...attempt, body })));
    const answers = await inParallel(
      cases,
      async (attempt) => (await sent(world.send(attempt, undefined, onlyOnce()))).status,
    );
    // Names, streets, cities, occupations and the like are taken as they are; dates, numbers and codes are refused.
    expect(answers.filter((status) => status === 201).length).toBeGreaterThan(30);
    expect(answers.filter((status) => status === 400).length).toBeGreaterThan(40);
    for (const bytes of [await picture(), Buffer.from(`%PDF-1.7\n${mark('pdf')}`), Buffer.from(mark('bytes'))]) {
      const form = formWith(bytes, { name: `${mark('file')}.png`, fields: { purpose: mark('purpose') } });
      await sent(world.mine.api.post('/compliance/documents', form, onlyOnce()));
    }
    await untilValidated();
  });

  test('is in the database under seal, where it is personal', async () => {
    const text = await world.gatehouse.databaseText();
    expect(marks.filter((one) => /^canary(personal|file|purpose|pdf)/.test(one) && text.includes(one))).toEqual([]);
  });

  test('a database that quotes our rows when it refuses them', async () => {
    await sql("ALTER TABLE organization ADD CONSTRAINT no_marks CHECK (name NOT LIKE 'canarychecked%')");
    const answer = await sent(
      world.gatehouse.operator.post('/organizations', { name: mark('checked'), type: 'business', country: 'AR' }),
    );
    expect(answer.status).toBe(500);
    await sql('ALTER TABLE organization RENAME COLUMN name TO named');
    const renamed = await sent(
      world.gatehouse.operator.post('/organizations', { name: mark('renamed'), type: 'business', country: 'AR' }),
    );
    await sql('ALTER TABLE organization RENAME COLUMN named TO name');
    expect(renamed.status).toBe(500);
  });

  test('is in no log line', () => {
    expect(world.gatehouse.log.length).toBeGreaterThan(50);
    expect(world.gatehouse.log.filter((line) => leaksIn(line).length > 0)).toEqual([]);
  });

  test('is in no error', () => {
    const told = errors.map(({ headers, body }) => JSON.stringify([...headers, body]));
    expect(told.filter((text) => leaksIn(text).length > 0)).toEqual([]);
  });

  test('is in no event', async () => {
    const events = await sql('SELECT to_jsonb(event) AS event FROM event');
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter((event) => leaksIn(JSON.stringify(event)).length > 0)).toEqual([]);
  });

  test('is in no metrics', async () => {
    const { body } = await world.gatehouse.anyone.get('/metrics');
    expect(leaksIn(JSON.stringify(body))).toEqual([]);
  });
});
