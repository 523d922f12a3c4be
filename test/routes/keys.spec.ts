import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { idsFor } from '../support/routes/resources.js';
import { addressOf, nameOf } from '../support/routes/routes.js';
import { World, inParallel } from '../support/routes/world.js';

let world: World;
/** By what is wrong with it: the header `Authorization`, or none. */
let authorizations: Readonly<Record<string, string | undefined>>;

interface MadeKey {
  readonly id: string;
  readonly secret: string;
}

async function newKey(expiresAt?: string): Promise<MadeKey> {
  const { body } = await world.gatehouse.operator.post(`/organizations/${world.mine.id}/api-keys`, {
    name: 'key',
    scopes: ['organizations:write', 'webhooks:write', 'sandbox:write'],
    ...(expiresAt === undefined ? {} : { expiresAt }),
  });
  return { id: String(body['id']), secret: String(body['secret']) };
}

async function expiredKey(): Promise<string> {
  const { secret } = await newKey(new Date(Date.now() + 60_000).toISOString());
  expect((await world.gatehouse.withKey(secret).get('/organizations')).status).toBe(200);
  await world.gatehouse.advance(61);
  return secret;
}

async function revokedKey(): Promise<string> {
  const { id, secret } = await newKey();
  expect((await world.gatehouse.withKey(secret).get('/organizations')).status).toBe(200);
  await world.gatehouse.operator.delete(`/organizations/${world.mine.id}/api-keys/${id}`);
  return secret;
}

beforeAll(async () => {
  world = await World.open();
  const [expired, revoked, { secret: good }] = [await expiredKey(), await revokedKey(), await newKey()];
  const operator = String(world.gatehouse.operator.key);
  const [, id = '', secret = ''] = good.split('_');
  authorizations = {
    missing: undefined,
    empty: '',
    'without a scheme': good,
    'of another scheme': `Basic ${Buffer.from(`${good}:`).toString('base64')}`,
    'with nothing behind its scheme': 'Bearer ',
    'with more behind it': `Bearer ${good} ${good}`,
    'twice in one header': `Bearer ${good}, Bearer ${operator}`,
    garbage: 'Bearer ÿþ garbage',
    'of another make': 'Bearer sk_live_abcdefghijklmnopqrstuvwxyz',
    'with another secret': `Bearer gk_${id}_${secret.split('').reverse().join('')}`,
    'with a secret cut short': `Bearer ${good.slice(0, -1)}`,
    'with a secret in other case': `Bearer gk_${id}_${secret.toUpperCase()}`,
    'of an id that nothing has': `Bearer gk_${randomUUID().replaceAll('-', '')}_${secret}`,
    'a token without a signature': 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJvcGVyYXRvciJ9.',
    "the operator's, cut short": `Bearer ${operator.slice(0, -1)}`,
    "the operator's and one more": `Bearer ${operator}x`,
    expired: `Bearer ${expired}`,
    revoked: `Bearer ${revoked}`,
    oversized: `Bearer ${'x'.repeat(8_000)}`,
  };
});
afterAll(() => world.close());

describe('a key that is none', () => {
  test('is refused on every route, and nothing is written', async () => {
    const cases: {
      name: string;
      authorization: string | undefined;
      method: string;
      address: string;
      body: unknown;
      what: string;
    }[] = [];
    for (const route of world.routes.guarded) {
      const address = addressOf(route, await idsFor(world.ownerOf(world.mine), route));
      const body = await world.bodyFor(route);
      for (const [what, authorization] of Object.entries(authorizations))
        cases.push({ name: nameOf(route), authorization, method: route.method, address, body, what });
    }
    expect(cases.length).toBeGreaterThan(100);
    const before = await world.digest();
    const faults = await inParallel(cases, async ({ name, authorization, method, address, body, what }) => {
      const headers = {
        'Idempotency-Key': randomUUID(),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      };
      const answer = await world.gatehouse.anyone.call(method, address, body, headers);
      const { errorInstanceId, ...error } = answer.body;
      const isRight =
        answer.status === 401 &&
        error['name'] === 'Unauthenticated' &&
        JSON.stringify(error['params']) === '{}' &&
        typeof errorInstanceId === 'string';
      return isRight ? [] : [`${name} with a key ${what}: ${answer.status} ${JSON.stringify(answer.body)}`];
    });
    expect(faults.flat()).toEqual([]);
    expect(await world.digest()).toEqual(before);
  });

  test('is refused in the same words, whatever is wrong with it', async () => {
    const messages = await inParallel(Object.values(authorizations), async (authorization) => {
      const headers = authorization === undefined ? {} : { Authorization: authorization };
      return (await world.gatehouse.anyone.get('/organizations', headers)).body['message'];
    });
    expect(new Set(messages).size).toBe(1);
  });
});
