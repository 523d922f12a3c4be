import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventTypes } from '#contracts';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { Partner } from '../support/webhooks/partner.js';
import { Receiver } from '../support/webhooks/receiver.js';

const everyCategory = [
  'service_account_balance_activity',
  'payout_request',
  'payin',
  'business_verification',
  'organization_tos',
  'compliance_review',
] as const;

let gatehouse: OwnGatehouse;
let receiver: Receiver;

beforeAll(async () => {
  [gatehouse, receiver] = await Promise.all([Gatehouse.lent(), Receiver.start()]);
});
afterAll(async () => {
  await gatehouse.stop();
  await receiver.stop();
});
beforeEach(() => {
  receiver.behaviour = () => 200;
});

test('two requests are enough to be told of what happens', async () => {
  const partner = await Partner.join(gatehouse, receiver);
  await partner.api.post(`/organizations/${partner.organization.id}/terms-of-service/acceptances`, {});
  await gatehouse.operator.post(`/organizations/${partner.organization.id}/terms-of-service/acceptances`, {});
  const [received] = await partner.receives(1);
  const [event] = (await partner.api.get('/events')).body['results'] as Record<string, unknown>[];
  const { position, ...rest } = event ?? {};
  expect(position).toBe(1);
  const [delivery] = await partner.until(([first]) => first?.status === 'delivered');
  expect(received?.envelope).toEqual({ ...rest, deliveryId: delivery?.id, attemptNumber: 1 });
  expect(Object.keys(received?.envelope.payload ?? {})).toEqual(['type', 'organizationId', 'signedAt', 'source']);
  expect(received?.headers).toMatchObject({ 'webhook-id': event?.['eventId'], 'content-type': 'application/json' });
  expect(delivery).toEqual({
    id: expect.any(String),
    eventId: event?.['eventId'],
    type: 'tos_accepted',
    status: 'delivered',
    attempts: [{ at: expect.any(String), status: 200, latencyMs: expect.any(Number) }],
  });
});

describe('what is delivered', () => {
  test('is what the webhook asked for, once it was active', async () => {
    const partner = await Partner.join(gatehouse, receiver, ['payin']);
    const { id } = partner.organization;
    const later = await Partner.join(gatehouse, receiver, ['organization_tos'], partner.organization);
    await later.setStatus('DISABLED');
    await gatehouse.service.recordEvents(id, [randomUUID()]);
    await partner.api.get('/events');
    await later.setStatus('ACTIVE');
    const after = randomUUID();
    await gatehouse.service.recordEvents(id, [after]);
    await later.receives(1);
    expect(later.received.map(({ envelope }) => envelope.resourceId)).toEqual([after]);
    expect(await partner.deliveries()).toEqual([]);
  });

  test("is not another organization's, nor a child's", async () => {
    const partner = await Partner.join(gatehouse, receiver);
    const child = await gatehouse.organization({ parent: partner.organization });
    const own = randomUUID();
    await gatehouse.service.recordEvents(child.id, [child.id]);
    await gatehouse.service.recordEvents(partner.organization.id, [own]);
    await partner.receives(1);
    await partner.until((deliveries) => deliveries.length > 0);
    expect((await partner.deliveries()).length).toBe(1);
    expect(partner.received.map(({ envelope }) => envelope.resourceId)).toEqual([own]);
  });

  test('comes to each webhook that wants it, under one eventId', async () => {
    const one = await Partner.join(gatehouse, receiver);
    const other = await Partner.join(gatehouse, receiver, everyCategory, one.organization);
    await gatehouse.service.recordEvents(one.organization.id, [randomUUID()]);
    const [[first], [second]] = [await one.receives(1), await other.receives(1)];
    expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id']);
    expect(first?.envelope.deliveryId).not.toBe(second?.envelope.deliveryId);
  });
});

describe('order', () => {
  test('is kept within a resource while others go on beside it, also after failures', async () => {
    const partner = await Partner.join(gatehouse, receiver);
    const [slow, ...quick] = Array.from({ length: 6 }, () => randomUUID()) as [string, ...string[]];
    let refusals = 2;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    receiver.behaviour = async ({ envelope }) => {
      if (envelope.resourceId !== slow) return 200;
      await held;
      return refusals-- > 0 ? { status: 503, headers: { 'retry-after': '0' } } : 200;
    };
    const events = Array.from({ length: 8 }, () => [slow, ...quick]).flat();
    await gatehouse.service.recordEvents(partner.organization.id, events);
    await receiver.until(() => partner.received.filter(({ envelope }) => envelope.resourceId !== slow).length === 40);
    expect(partner.received.filter(({ envelope }) => envelope.resourceId === slow)).toHaveLength(1);
    release();
    await gatehouse.advance(6);
    await partner.receives(42);
    await gatehouse.advance(400);
    await partner.receives(events.length + 2);
    for (const resource of [slow, ...quick]) {
      const sequences = partner.received
        .filter(({ envelope }) => envelope.resourceId === resource)
        .map(({ envelope }) => envelope.sequence);
      expect(sequences).toEqual([...(resource === slow ? [1, 1] : []), 1, 2, 3, 4, 5, 6, 7, 8]);
    }
  });
});

describe('a test', () => {
  test.each(eventTypes)('of %s is delivered and signed like any other, and is not in the log', async (type) => {
    const partner = await Partner.join(gatehouse, receiver, everyCategory);
    const sent = await partner.sendTest(type);
    expect(sent.status).toBe(202);
    const [received] = await partner.receives(1);
    expect(received?.envelope).toMatchObject({ ...sent.body, attemptNumber: 1, sequence: 1, payload: { type } });
    expect((await partner.api.get('/events')).body).toEqual({ results: [] });
    const [delivery] = await partner.until(([first]) => first?.status === 'delivered');
    expect(delivery).toMatchObject({ id: sent.body['deliveryId'], eventId: sent.body['eventId'], type });
  });

  test('is refused while the webhook is disabled', async () => {
    const partner = await Partner.join(gatehouse, receiver);
    await partner.setStatus('DISABLED');
    const refused = await partner.sendTest();
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      name: 'IllegalTransition',
      params: { resource: 'webhook', id: partner.webhookId, from: 'DISABLED', trigger: 'send' },
    });
  });
});

describe('the history', () => {
  test('says why a delivery failed', async () => {
    const partner = await Partner.join(gatehouse, receiver);
    receiver.behaviour = () => ({ status: 500, body: 'no such table: orders' });
    await partner.sendTest();
    const [failed] = await partner.until(([first]) => first?.attempts.length === 1);
    expect(failed).toMatchObject({
      status: 'pending',
      // What a server of this machine answered is for nobody else to read.
      attempts: [{ status: 500, responseExcerpt: '' }],
      nextAttemptAt: expect.any(String),
    });
    receiver.behaviour = () => ({ status: 302, headers: { location: 'http://169.254.169.254/' } });
    await partner.sendTest();
    const [redirected] = await partner.until(([first]) => first?.attempts.length === 1);
    expect(redirected?.attempts).toMatchObject([{ status: 302, error: 'redirects are not followed' }]);
    await partner.api.patch(`/webhooks/${partner.webhookId}`, { url: 'http://127.0.0.1:1/closed' });
    await partner.sendTest();
    const [unreachable] = await partner.until(([first]) => first?.attempts.length === 1);
    expect(unreachable?.attempts[0]).toMatchObject({ error: 'the connection was refused' });
    expect(unreachable?.attempts[0]).not.toHaveProperty('status');
  });

  test('is told newest first, in pages, and by status', async () => {
    const partner = await Partner.join(gatehouse, receiver);
    receiver.behaviour = ({ envelope }) => (envelope.payload['type'] === 'payin_status_changed' ? 500 : 200);
    for (const type of ['tos_accepted', 'payin_status_changed', 'account_credited'])
      await partner
        .sendTest(type)
        .then(async () => partner.until(([first]) => first?.type === type && first.attempts.length === 1));
    const all = await partner.deliveries();
    expect(all.map(({ type }) => type)).toEqual(['account_credited', 'payin_status_changed', 'tos_accepted']);
    expect(await partner.deliveries('&status=pending')).toEqual([all[1]]);
    expect(await partner.deliveries('&status=delivered')).toEqual([all[0], all[2]]);
    expect(await partner.deliveries('&status=dead')).toEqual([]);
    const { body } = await partner.api.get(`/webhooks/${partner.webhookId}/deliveries?limit=2`);
    expect(body['results']).toEqual(all.slice(0, 2));
    expect(await partner.deliveries(`&nextId=${String(body['nextId'])}`)).toEqual(all.slice(2));
  });
});
