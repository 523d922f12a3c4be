import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { formatKey, newSecret } from '../../libs/auth/src/keys/key-format.js';
import type { Answer } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let parent: Organization;
let child: Organization;

beforeAll(async () => {
  gatehouse = await Gatehouse.lent();
  parent = await gatehouse.organization();
  child = await gatehouse.organization({ parent });
});
afterAll(() => gatehouse.stop());

describe('a key', () => {
  test.each([
    ['none', undefined],
    ['another scheme', 'Basic b3BlcmF0b3I6eA=='],
    ['no token', 'Bearer'],
    ['nonsense', 'Bearer nonsense'],
    ['one that nobody has', `Bearer gk_${'0'.repeat(32)}_${'a'.repeat(43)}`],
    ['one that is too long', `Bearer gk_${'0'.repeat(4_000)}`],
  ])('%s is refused with the standard error', async (_, authorization) => {
    const headers = authorization === undefined ? {} : { Authorization: authorization };
    const refused = await gatehouse.anyone.get('/organizations/current', headers);
    expect(refused.status).toBe(401);
    expect(refused.body).toEqual({
      errorInstanceId: expect.any(String),
      name: 'Unauthenticated',
      message: expect.any(String),
      params: {},
    });
  });

  test('with the id of one and the secret of another is refused', async () => {
    const [, id] = (parent.api.key ?? '').split('_');
    const [, , secret] = (child.api.key ?? '').split('_');
    expect((await gatehouse.withKey(`gk_${id ?? ''}_${secret ?? ''}`).get('/organizations/current')).status).toBe(401);
  });

  test('the errorInstanceId of an answer is in the log', async () => {
    const { body } = await gatehouse.anyone.get('/organizations');
    expect(gatehouse.log.filter((line) => line.includes(String(body['errorInstanceId'])))).toHaveLength(1);
  });

  test('without the scope is forbidden, and told which', async () => {
    const api = await gatehouse.keyFor(parent.id, ['webhooks:read']);
    const refused = await api.get('/organizations/current');
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ name: 'Forbidden', params: { requiredScope: 'organizations:read' } });
  });

  test('that may write may read', async () => {
    const api = await gatehouse.keyFor(parent.id, ['organizations:write']);
    expect((await api.get('/organizations/current')).status).toBe(200);
  });
});

describe('On-Behalf-Of', () => {
  test('a parent acts for its direct child', async () => {
    expect((await parent.api.onBehalfOf(child.id).get('/organizations/current')).body['id']).toBe(child.id);
    expect((await parent.api.onBehalfOf(child.id.toUpperCase()).get('/organizations/current')).body['id']).toBe(
      child.id,
    );
    expect((await parent.api.onBehalfOf(child.id).get(`/organizations/${parent.id}`)).status).toBe(404);
  });

  test('anyone else is not there, whether they exist or not', async () => {
    const stranger = await gatehouse.organization();
    const grandchild = await gatehouse.organization({ parent: child });
    for (const id of [stranger.id, grandchild.id, parent.id, randomUUID(), 'child']) {
      const refused = await parent.api.onBehalfOf(id).get('/organizations/current');
      expect(refused.status).toBe(404);
      expect(refused.body).toMatchObject({ name: 'ResourceNotFound', params: { resource: 'organization', id } });
    }
    expect((await gatehouse.operator.onBehalfOf(child.id).get('/organizations')).status).toBe(404);
  });
});

test('who tries wrong keys waits, and nobody else', async () => {
  const strict = await Gatehouse.start({ beside: gatehouse });
  const from = (address: string, api = strict.withKey(formatKey('gk', randomUUID(), newSecret()))): Promise<Answer> =>
    api.get('/organizations/current', { 'X-Forwarded-For': `192.0.2.1, ${address}` });
  try {
    const [known, unknown] = [parent, child].map(({ api }) => strict.withKey(api.key ?? ''));
    expect((await from('203.0.113.7', known)).status).toBe(200);
    const tried = [];
    while (tried.at(-1)?.status !== 429 && tried.length < 2_000) tried.push(await from('203.0.113.7'));
    expect(tried.length).toBeGreaterThan(900);
    expect(tried.at(-1)?.body).toMatchObject({ name: 'RateLimitExceeded', params: { retryAfterSeconds: 1 } });
    expect(tried.at(-1)?.headers.get('retry-after')).toBe('1');
    expect((await from('203.0.113.7', known)).status).toBe(200);
    expect((await from('203.0.113.8', unknown)).status).toBe(200);
  } finally {
    await strict.stop();
  }
});

test('who goes on signing in from one address waits, and nobody else', async () => {
  const strict = await Gatehouse.start({ beside: gatehouse, environment: { ROLE: 'api' } });
  const from = (address: string): Promise<Answer> =>
    strict.anyone.post('/staff/sign-in/passkey', {}, { 'X-Forwarded-For': address });
  try {
    const tried = [];
    while (tried.at(-1)?.status !== 429 && tried.length < 2_000) tried.push(await from('203.0.113.7'));
    expect(tried.length).toBeGreaterThan(900);
    expect(tried.at(-1)?.headers.get('retry-after')).toBe('1');
    expect((await from('203.0.113.8')).status).toBe(400);
  } finally {
    await strict.stop();
  }
});

test('a key over its limit waits, the others do not', async () => {
  const strict = await Gatehouse.start({ beside: gatehouse, environment: { REQUESTS_PER_MINUTE: '5' } });
  try {
    const slow = strict.withKey(parent.api.key ?? '');
    const answers = [];
    for (let count = 0; count < 6; count++) answers.push(await slow.get('/organizations/current'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[5]?.body).toMatchObject({ name: 'RateLimitExceeded', params: { retryAfterSeconds: 12 } });
    expect(answers[5]?.headers.get('retry-after')).toBe('12');
    expect((await strict.withKey(child.api.key ?? '').get('/organizations/current')).status).toBe(200);
  } finally {
    await strict.stop();
  }
});
