import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createPublicKey, randomUUID, verify } from 'node:crypto';
import pg from 'pg';
import { Webhook as Verifier } from 'standardwebhooks';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { Partner } from '../support/webhooks/partner.js';
import { type Received, Receiver } from '../support/webhooks/receiver.js';

let gatehouse: OwnGatehouse;
let receiver: Receiver;
let organization: Organization;

beforeAll(async () => {
  [gatehouse, receiver] = await Promise.all([Gatehouse.lent(), Receiver.start()]);
});
afterAll(async () => {
  await gatehouse.stop();
  await receiver.stop();
});
beforeEach(async () => {
  organization = await gatehouse.organization();
});

const valid = (): { url: string; categories: string[] } => ({ url: `${receiver.url}/any`, categories: ['payin'] });

describe('a new webhook', () => {
  test('is disabled and shows its secret once', async () => {
    const { status, body } = await organization.api.post('/webhooks', valid());
    expect(status).toBe(201);
    const { secret, ...rest } = body;
    expect(body).toEqual({
      id: expect.any(String),
      ...valid(),
      status: 'DISABLED',
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      publicKey: expect.stringMatching(/^whpk_[A-Za-z0-9+/]{43}=$/),
      createdAt: expect.any(String),
    });
    expect((await organization.api.get(`/webhooks/${String(body['id'])}`)).body).toEqual(rest);
    expect((await organization.api.get('/webhooks')).body).toEqual({ results: [rest] });
    expect(await gatehouse.databaseText()).not.toContain(String(secret).slice(6));
  });

  test('makes no data key while it waits for its organization, on which whoever holds that would wait', async () => {
    const client = new pg.Client({ connectionString: gatehouse.environment['DATABASE_OWNER_URL'] });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT 1 FROM standing WHERE organization_id = $1 FOR UPDATE', [organization.id]);
      const created = organization.api.post('/webhooks', valid());
      const written = `SELECT EXISTS (SELECT FROM pg_locks WHERE pg_locks.pid = waiting.pid AND relation = 'data_key'::regclass AND mode = 'RowExclusiveLock') AS "hasWritten"
        FROM pg_stat_activity AS waiting WHERE pg_backend_pid() = ANY (pg_blocking_pids(waiting.pid))`;
      let waiting: readonly object[] = [];
      while (waiting.length === 0) waiting = (await client.query<object>(written)).rows;
      expect(waiting).toEqual([{ hasWritten: false }]);
      await client.query('ROLLBACK');
      expect((await created).status).toBe(201);
    } finally {
      await client.end();
    }
  });

  test('is made once by a request that is repeated, which does not tell the secret again', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await organization.api.post('/webhooks', valid(), headers);
    const again = await organization.api.post('/webhooks', valid(), headers);
    const { secret, ...rest } = first.body;
    expect(secret).toBeDefined();
    expect([again.status, again.body]).toEqual([201, rest]);
  });

  test.each([
    ['url', { url: 'http://example.com/' }],
    ['url', { url: 'https://10.0.0.1/' }],
    ['url', { url: 'https://metadata.google.internal/' }],
    ['url', { url: 'https://someone:password@example.com/' }],
    ['url', { url: 'ftp://example.com/' }],
    ['url', { url: 'example.com' }],
    ['url', { url: 7 }],
    ['categories', { categories: [] }],
    ['categories', { categories: ['payin', 'payin'] }],
    ['categories.0', { categories: ['tos_accepted'] }],
    ['status', { status: 'ACTIVE' }],
  ])('is refused for its %s: %j', async (field, change) => {
    const { status, body } = await organization.api.post('/webhooks', { ...valid(), ...change });
    expect(status).toBe(400);
    expect(body).toMatchObject({ name: 'ValidationFailed', params: { failures: [{ field }] } });
  });

  test('is refused as an eleventh, however many are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => organization.api.post('/webhooks', valid())));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ body }) => [body['name'], body['params']])).toEqual(
      Array(4).fill(['LimitExceeded', { limit: 10, actual: 11 }]),
    );
    expect((await organization.api.get('/webhooks?limit=100')).body['results']).toHaveLength(10);
    const page = (await organization.api.get('/webhooks?limit=7')).body;
    const rest = (await organization.api.get(`/webhooks?limit=7&nextId=${String(page['nextId'])}`)).body;
    expect(rest['results']).toHaveLength(3);
  });
});

describe('changing a webhook', () => {
  test('leads deliveries to the new address and chooses by the new categories', async () => {
    const partner = await Partner.join(gatehouse, receiver, ['payin'], organization);
    const elsewhere = `/${randomUUID()}`;
    const changed = await partner.api.patch(`/webhooks/${partner.webhookId}`, {
      url: `${receiver.url}${elsewhere}`,
      categories: ['organization_tos'],
    });
    expect(changed.body).toMatchObject({ url: `${receiver.url}${elsewhere}`, categories: ['organization_tos'] });
    await gatehouse.service.recordEvents(organization.id, [organization.id]);
    await receiver.until(() => receiver.at(elsewhere).length === 1);
    expect(partner.received).toEqual([]);
  });

  test('to an inner address is refused', async () => {
    const partner = await Partner.join(gatehouse, receiver, ['payin'], organization);
    const refused = await partner.api.patch(`/webhooks/${partner.webhookId}`, { url: 'https://192.168.1.1/' });
    expect(refused.body).toMatchObject({ name: 'ValidationFailed', params: { failures: [{ field: 'url' }] } });
  });

  test('to the status it has changes nothing', async () => {
    const partner = await Partner.join(gatehouse, receiver, ['payin'], organization);
    await partner.setStatus('ACTIVE');
    await partner.setStatus('DISABLED');
    await partner.setStatus('DISABLED');
    expect(await partner.webhook()).toMatchObject({ status: 'DISABLED' });
  });

  test('removing it ends its deliveries and forgets them', async () => {
    const partner = await Partner.join(gatehouse, receiver, ['payin'], organization);
    receiver.behaviour = () => 500;
    await partner.sendTest();
    await partner.until(([first]) => first?.attempts.length === 1);
    receiver.behaviour = () => 200;
    expect((await partner.api.delete(`/webhooks/${partner.webhookId}`)).status).toBe(204);
    for (const path of ['', '/deliveries'])
      expect((await partner.api.get(`/webhooks/${partner.webhookId}${path}`)).status).toBe(404);
  });
});

describe('signatures', () => {
  function ed25519Verifies({ headers, body }: Received, publicKey: string): boolean {
    const signature = /v1a,(\S+)/.exec(headers['webhook-signature'] ?? '')?.[1] ?? '';
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const x = Buffer.from(publicKey.slice(5), 'base64').toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64'));
  }
  const accepts = (secret: string, { body, headers }: Received): boolean => {
    try {
      new Verifier(secret).verify(body, headers);
      return true;
    } catch {
      return false;
    }
  };

  test('for a day after a rotation the old secret signs beside the new one; the public key stays', async () => {
    const partner = await Partner.join(gatehouse, receiver, ['payin'], organization);
    const { publicKey } = await partner.webhook();
    const rotate = async (): Promise<string> => {
      const { status, body } = await partner.api.post(`/webhooks/${partner.webhookId}/rotate-secret`);
      expect([status, body['publicKey']]).toEqual([200, publicKey]);
      return String(body['secret']);
    };
    const deliver = async (): Promise<Received> => {
      const count = partner.received.length + 1;
      await partner.sendTest();
      return (await partner.receives(count))[count - 1] as Received;
    };
    const second = await rotate();
    let received = await deliver();
    expect([partner.secret, second].map((secret) => accepts(secret, received))).toEqual([true, true]);
    const third = await rotate();
    receiver.trust(partner.path, third);
    received = await deliver();
    expect([partner.secret, second, third].map((secret) => accepts(secret, received))).toEqual([true, true, true]);
    await gatehouse.advance(24 * 3_600 + 1);
    received = await deliver();
    expect([partner.secret, second, third].map((secret) => accepts(secret, received))).toEqual([false, false, true]);
    expect(ed25519Verifies(received, String(publicKey))).toBe(true);
    expect(ed25519Verifies({ ...received, body: `${received.body} ` }, String(publicKey))).toBe(false);
  });

  test('nothing is sent for an organization that was erased', async () => {
    const partner = await Partner.join(gatehouse, receiver, ['organization_tos'], organization);
    await partner.sendTest();
    await partner.receives(1);
    await gatehouse.operator.delete(`/organizations/${organization.id}`, { reason: 'test' });
    const other = await Partner.join(gatehouse, receiver);
    await gatehouse.service.recordEvents(organization.id, [randomUUID()]);
    await gatehouse.service.recordEvents(other.organization.id, [randomUUID()]);
    await other.receives(1);
    expect(partner.received).toHaveLength(1);
  });
});
