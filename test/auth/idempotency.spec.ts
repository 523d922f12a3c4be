import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Answer } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let organization: Organization;
const acme = { name: 'Acme', type: 'business', country: 'AR' };
const under = (key: string): Record<string, string> => ({ 'Idempotency-Key': key });

beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
  organization = await gatehouse.organization();
});
afterAll(() => gatehouse.stop());

async function children(): Promise<number> {
  return ((await organization.api.get('/organizations?limit=100')).body['results'] as unknown[]).length - 1;
}

describe('the same request again', () => {
  test('has the first answer, and nothing is done twice', async () => {
    const before = await children();
    const key = randomUUID();
    const first = await organization.api.post('/organizations', acme, under(key));
    const again = await organization.api.post('/organizations', acme, under(key.toUpperCase()));
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await children()).toBe(before + 1);
  });

  test('may order its JSON differently', async () => {
    const key = randomUUID();
    const first = await organization.api.post(
      '/organizations',
      '{"name":"A","type":"business","country":"AR"}',
      under(key),
    );
    const again = await organization.api.post(
      '/organizations',
      '{ "country": "AR", "type": "business", "name": "A" }',
      under(key),
    );
    expect(again.body).toEqual(first.body);
  });

  test('a refusal is repeated too, with its errorInstanceId', async () => {
    const key = randomUUID();
    const first = await organization.api.post('/organizations', { ...acme, country: 'XX' }, under(key));
    const again = await organization.api.post('/organizations', { ...acme, country: 'XX' }, under(key));
    expect(first.status).toBe(400);
    expect([again.status, again.body, again.headers.get('idempotency-replayed')]).toEqual([400, first.body, 'true']);
  });

  test('a secret that is shown once is left out', async () => {
    const key = randomUUID();
    const wanted = { name: 'server', scopes: ['organizations:read'] };
    const path = `/organizations/${organization.id}/api-keys`;
    const first = await organization.api.post(path, wanted, under(key));
    const again = await organization.api.post(path, wanted, under(key));
    const { secret, ...rest } = first.body;
    expect(secret).toEqual(expect.any(String));
    expect(again.body).toEqual(rest);
  });

  test('after 24 hours is a new request', async () => {
    const key = randomUUID();
    const first = await organization.api.post('/organizations', acme, under(key));
    await gatehouse.advance(24 * 3600 - 60);
    expect((await organization.api.post('/organizations', acme, under(key))).body).toEqual(first.body);
    await gatehouse.advance(61);
    const again = await organization.api.post('/organizations', acme, under(key));
    expect(again.status).toBe(201);
    expect(again.body['id']).not.toBe(first.body['id']);
  });
});

describe('another request under the same key', () => {
  test.each([
    ['another body', '/organizations', { ...acme, name: 'Other' }],
    ['another address', `/organizations?x=1`, acme],
  ])('%s is refused', async (_, path, body) => {
    const key = randomUUID();
    await organization.api.post('/organizations', acme, under(key));
    const refused = await organization.api.post(path, body, under(key));
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ name: 'IdempotencyKeyReused', params: { idempotencyKey: key } });
  });

  test('of another organization has nothing to do with it', async () => {
    const key = randomUUID();
    const stranger = await gatehouse.organization();
    const one = await organization.api.post('/organizations', acme, under(key));
    const other = await stranger.api.post('/organizations', acme, under(key));
    const operators = await gatehouse.operator.post('/organizations', acme, under(key));
    expect(new Set([one, other, operators].map(({ body }) => body['id'])).size).toBe(3);
  });
});

test.each(['1', 'not-a-uuid', ''])('a key "%s" is refused', async (key) => {
  const refused = await organization.api.post('/organizations', acme, under(key));
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({
    name: 'ValidationFailed',
    params: { failures: [{ field: 'Idempotency-Key' }] },
  });
});

test('a key means nothing to what only reads', async () => {
  const headers = under(randomUUID());
  const answers = [1, 2].map(() => organization.api.get('/organizations/current', headers));
  for (const answer of await Promise.all(answers))
    expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([200, null]);
  expect((await organization.api.post('/organizations', acme, headers)).status).toBe(201);
});

describe('many at once', () => {
  const summary = (answers: readonly Answer[]): Record<string, number> => {
    const count: Record<string, number> = {};
    for (const { status, headers } of answers) {
      const kind = headers.get('idempotency-replayed') === 'true' ? 'replayed' : String(status);
      count[kind] = (count[kind] ?? 0) + 1;
    }
    return count;
  };

  test.each(['one process', 'two processes'])('create one, in %s', async (processes) => {
    const other = processes === 'two processes' ? await Gatehouse.start({ beside: gatehouse }) : gatehouse;
    try {
      const apis = [organization.api, other.withKey(organization.api.key ?? '')];
      for (let round = 0; round < 3; round++) {
        const key = randomUUID();
        const before = await children();
        const answers = await Promise.all(
          Array.from({ length: 60 }, (_, index) =>
            (apis[index % 2] ?? organization.api).post('/organizations', acme, under(key)),
          ),
        );
        const { 201: created, 409: inProgress = 0, replayed = 0, ...others } = summary(answers);
        expect(others).toEqual({});
        expect(created).toBe(1);
        expect(1 + inProgress + replayed).toBe(60);
        expect(await children()).toBe(before + 1);
      }
    } finally {
      if (other !== gatehouse) await other.stop();
    }
  });
});
