import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Answer } from '../support/api.js';
import { World, inParallel } from '../support/world.js';

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

/** Also a piece of one, as a parser quotes it that could not read the whole. */
function leaksIn(text: string): string[] {
  return [...marks, 'canary'].filter((one) => text.includes(one));
}

async function sql(text: string): Promise<void> {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

beforeAll(async () => {
  world = await World.open();
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
      const query = new URLSearchParams(
        Object.fromEntries(
          route.parameters.filter((one) => one.in === 'query').map(({ name }) => [name, mark('query')]),
        ),
      );
      await sent(
        world
          .callerOf(route)
          .call(
            route.method,
            `${address}?${query.toString()}`,
            body === undefined ? undefined : marked(body, 'field'),
            headers,
          ),
      );
      if (route.body !== undefined)
        await sent(world.callerOf(route).call(route.method, address, JSON.stringify(mark('text')), headers));
    });
    expect(marks.length).toBeGreaterThan(world.routes.guarded.length * 2);
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
    expect(errors.map(({ body }) => body).filter((body) => leaksIn(JSON.stringify(body)).length > 0)).toEqual([]);
  });

  test('is in no metrics', async () => {
    const { body } = await world.gatehouse.anyone.get('/metrics');
    expect(leaksIn(JSON.stringify(body))).toEqual([]);
  });
});
