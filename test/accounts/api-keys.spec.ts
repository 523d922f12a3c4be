import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newestVersion } from '#contracts';
import type { Answer, Api } from '../support/service/api.js';
import { Gatehouse, type Organization, liveEnvironment, type OwnGatehouse } from '../support/service/gatehouse.js';

let gatehouse: OwnGatehouse;
let organization: Organization;
const keysOf = ({ id }: Organization): string => `/organizations/${id}/api-keys`;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  organization = await gatehouse.organization();
});
afterAll(() => gatehouse.stop());

describe('a new key', () => {
  test('is shown once, works at once, and remembers when it was used', async () => {
    const created = await gatehouse.operator.post(keysOf(organization), {
      name: 'server',
      scopes: ['organizations:read'],
    });
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.any(String),
      name: 'server',
      scopes: ['organizations:read'],
      createdAt: expect.any(String),
      secret: expect.stringMatching(/^gk_[0-9a-f]{32}_[0-9A-Za-z]{43}$/),
    });
    const listed = async (): Promise<Record<string, unknown> | undefined> =>
      ((await gatehouse.operator.get(keysOf(organization))).body['results'] as Record<string, unknown>[]).find(
        ({ id }) => id === created.body['id'],
      );
    const { secret, ...shown } = created.body;
    expect(await listed()).toEqual(shown);
    expect((await gatehouse.withKey(String(secret)).get('/organizations/current')).status).toBe(200);
    expect(await listed()).toEqual({ ...shown, lastUsedAt: expect.any(String), apiVersion: newestVersion });
  });

  test('its secret is nowhere in the database', async () => {
    const { body } = await gatehouse.operator.post(
      keysOf(organization),
      { name: 'hidden', scopes: ['organizations:read'] },
      { 'Idempotency-Key': '0b8f7f5e-51a4-4b2e-9c1d-2f3a4b5c6d7e' },
    );
    const secret = String(body['secret']).split('_')[2] ?? '';
    expect(secret).toHaveLength(43);
    expect(await gatehouse.databaseText()).not.toContain(secret);
    expect(gatehouse.log.join('')).not.toContain(secret);
  });

  test('expires when it says so', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { body } = await gatehouse.operator.post(keysOf(organization), {
      name: 'short',
      scopes: ['organizations:read'],
      expiresAt,
    });
    expect(body['expiresAt']).toBe(expiresAt);
    const api = gatehouse.withKey(String(body['secret']));
    expect((await api.get('/organizations/current')).status).toBe(200);
    await gatehouse.advance(3_601);
    expect((await api.get('/organizations/current')).status).toBe(401);
  });

  test('of a key that expires lives no longer than that', async () => {
    const inHours = (hours: number): string => new Date(Date.now() + 86_400_000 + hours * 3_600_000).toISOString();
    const make = (by: Api, expiresAt?: string): Promise<Answer> =>
      by.post(keysOf(organization), { name: 'child', scopes: ['organizations:read'], expiresAt });
    const { body } = await gatehouse.operator.post(keysOf(organization), {
      name: 'short',
      scopes: ['organizations:write'],
      expiresAt: inHours(2),
    });
    const short = gatehouse.withKey(String(body['secret']));
    for (const beyond of [undefined, inHours(3)])
      expect((await make(short, beyond)).body).toMatchObject({
        name: 'ValidationFailed',
        params: { failures: [{ field: 'expiresAt' }] },
      });
    expect((await make(short, inHours(2 - 1))).status).toBe(201);
    expect((await make(organization.api)).status).toBe(201);
  });

  test('that moves money or decides is not made by the operator alone in live, unless that is allowed', async () => {
    const make = ({ operator }: Gatehouse, scope: string): Promise<Answer> =>
      operator.post(keysOf(organization), { name: 'live', scopes: ['payouts:read', scope] });
    const strict = { ...liveEnvironment, LIVE_KEYS_BY_OPERATOR: 'off', ROLE: 'api' };
    const live = await Gatehouse.start({ beside: gatehouse, inAnotherMode: true, environment: strict });
    const allowed = await Gatehouse.start({
      beside: gatehouse,
      inAnotherMode: true,
      environment: { ...liveEnvironment, ROLE: 'api' },
    });
    try {
      for (const requiredScope of ['payouts:execute', 'compliance:decide'])
        expect(await make(live, requiredScope)).toMatchObject({
          status: 403,
          body: { name: 'Forbidden', params: { requiredScope } },
        });
      expect((await make(live, 'payouts:write')).status).toBe(201);
      const { status, body } = await make(allowed, 'payouts:execute');
      expect(status).toBe(201);
      const line = allowed.log.find((one) => one.includes('the operator alone made a key')) ?? '{}';
      expect(JSON.parse(line)).toMatchObject({ organizationId: organization.id, keyId: body['id'] });
    } finally {
      await live.stop();
      await allowed.stop();
    }
  });

  test.each([
    ['in the past', '2020-01-01T00:00:00Z'],
    ['without a zone', '2999-01-01T00:00:00'],
    ['not a date', 'tomorrow'],
    ['not a day', '2999-02-30T00:00:00Z'],
  ])('an expiry %s is refused', async (_, expiresAt) => {
    const refused = await gatehouse.operator.post(keysOf(organization), {
      name: 'x',
      scopes: ['organizations:read'],
      expiresAt,
    });
    expect(refused.body).toMatchObject({ name: 'ValidationFailed', params: { failures: [{ field: 'expiresAt' }] } });
  });

  test.each([
    [[], 'scopes'],
    [['organizations:read', 'everything'], 'scopes.1'],
    [['organizations:read', 'organizations:read'], 'scopes'],
    ['organizations:read', 'scopes'],
    [[null], 'scopes.0'],
  ])('scopes %j are refused at %s', async (scopes, field) => {
    const refused = await gatehouse.operator.post(keysOf(organization), { name: 'x', scopes });
    expect(refused.body).toMatchObject({ name: 'ValidationFailed', params: { failures: [{ field }] } });
  });
});

describe('who may make keys', () => {
  test('an organization gives away what its key has, and no more', async () => {
    const api = await gatehouse.keyFor(organization.id, ['organizations:write', 'payouts:write']);
    expect(
      (await api.post(keysOf(organization), { name: 'read', scopes: ['payouts:read', 'organizations:read'] })).status,
    ).toBe(201);
    const refused = await api.post(keysOf(organization), {
      name: 'more',
      scopes: ['payouts:write', 'payouts:execute'],
    });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ name: 'Forbidden', params: { requiredScope: 'payouts:execute' } });
  });

  test("another organization's keys are not there, a child's only on its behalf", async () => {
    const child = await gatehouse.organization({ parent: organization });
    const wanted = { name: 'x', scopes: ['organizations:read'] };
    expect((await organization.api.post(keysOf(child), wanted)).status).toBe(404);
    expect((await organization.api.onBehalfOf(child.id).post(keysOf(child), wanted)).status).toBe(201);
    expect((await child.api.get(keysOf(organization))).status).toBe(404);
  });
});

describe('revoking', () => {
  test('works at once, also for the key itself, and only once', async () => {
    const { body } = await gatehouse.operator.post(keysOf(organization), {
      name: 'leaked',
      scopes: ['organizations:write'],
    });
    const api = gatehouse.withKey(String(body['secret']));
    const path = `${keysOf(organization)}/${body['id'] as string}`;
    expect((await api.get('/organizations/current')).status).toBe(200);
    expect((await api.delete(path)).status).toBe(204);
    expect((await api.get('/organizations/current')).status).toBe(401);
    const again = await gatehouse.operator.delete(path);
    expect(again.status).toBe(404);
    expect(again.body).toMatchObject({ params: { resource: 'apiKey', id: body['id'] } });
  });

  test('is known to another process before it is answered', async () => {
    const other = await Gatehouse.start({ beside: gatehouse });
    try {
      for (let round = 0; round < 20; round++) {
        const { body } = await gatehouse.operator.post(keysOf(organization), {
          name: 'x',
          scopes: ['organizations:read'],
        });
        const elsewhere = other.withKey(String(body['secret']));
        expect((await elsewhere.get('/organizations/current')).status).toBe(200);
        await gatehouse.operator.delete(`${keysOf(organization)}/${body['id'] as string}`);
        expect((await elsewhere.get('/organizations/current')).status).toBe(401);
      }
    } finally {
      await other.stop();
    }
  });
});
