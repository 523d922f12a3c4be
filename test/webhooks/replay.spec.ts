import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Gatehouse } from '../support/service/gatehouse.js';
import { Partner } from '../support/webhooks/partner.js';
import { Receiver } from '../support/webhooks/receiver.js';

let gatehouse: Gatehouse;
let receiver: Receiver;
let partner: Partner;

beforeAll(async () => {
  [gatehouse, receiver] = await Promise.all([Gatehouse.shared(), Receiver.start()]);
});
afterAll(async () => {
  await receiver.stop();
});
beforeEach(async () => {
  partner = await Partner.join(gatehouse, receiver);
});

const hourAgo = (): string => new Date(Date.now() - 3_600_000).toISOString();
const replay = (body: object): ReturnType<Partner['api']['post']> =>
  partner.api.post(`/webhooks/${partner.webhookId}/replay`, body);

test('what was recorded while the webhook was disabled is delivered, in order, under the same eventId', async () => {
  await partner.setStatus('DISABLED');
  const resources = [randomUUID(), randomUUID()];
  await gatehouse.service.recordEvents(partner.organization.id, [...resources, ...resources, ...resources]);
  const events = (await partner.api.get('/events')).body['results'] as { eventId: string; resourceId: string }[];
  await partner.setStatus('ACTIVE');
  const { status, body } = await replay({ from: hourAgo() });
  expect([status, body]).toEqual([202, { deliveries: 6 }]);
  await partner.receives(6);
  for (const resource of resources) {
    const received = partner.received.filter(({ envelope }) => envelope.resourceId === resource);
    expect(received.map(({ envelope }) => envelope.sequence)).toEqual([1, 2, 3]);
    expect(received.map(({ envelope }) => envelope.eventId)).toEqual(
      events.filter(({ resourceId }) => resourceId === resource).map(({ eventId }) => eventId),
    );
  }
  await replay({ from: hourAgo() });
  await partner.receives(12);
  expect(new Set(partner.received.map(({ envelope }) => envelope.deliveryId)).size).toBe(12);
  expect(new Set(partner.received.map(({ headers }) => headers['webhook-id'])).size).toBe(6);
});

test('more than fits one step of the job is delivered whole', async () => {
  await partner.setStatus('DISABLED');
  await gatehouse.service.recordEvents(
    partner.organization.id,
    Array.from({ length: 2_300 }, () => randomUUID()),
  );
  await partner.setStatus('ACTIVE');
  expect((await replay({ from: hourAgo() })).body).toEqual({ deliveries: 2_300 });
  await partner.receives(2_300);
  expect(new Set(partner.received.map(({ envelope }) => envelope.eventId)).size).toBe(2_300);
});

test('only the range and the types that are asked for', async () => {
  await gatehouse.service.recordEvents(partner.organization.id, [randomUUID()]);
  await partner.receives(1);
  const before = hourAgo();
  expect((await replay({ from: '2020-01-01T00:00:00Z', to: before })).body).toEqual({ deliveries: 0 });
  expect((await replay({ from: before, types: ['tos_accepted'] })).body).toEqual({ deliveries: 1 });
  await partner.receives(2);
});

test.each([
  ['to', { from: '2026-01-02T00:00:00Z', to: '2026-01-01T00:00:00Z' }],
  ['from', { from: '2198-01-01T00:00:00Z' }],
  ['from', { from: 'yesterday' }],
  ['from', {}],
  ['types.0', { from: '2026-01-01T00:00:00Z', types: ['payin_status_changed'] }],
  ['types', { from: '2026-01-01T00:00:00Z', types: [] }],
])('is refused for its %s: %j', async (field, body) => {
  const refused = await replay(body);
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({ name: 'ValidationFailed', params: { failures: [{ field }] } });
});

test('is refused while the webhook is disabled', async () => {
  await partner.setStatus('DISABLED');
  expect((await replay({ from: hourAgo() })).body).toMatchObject({
    name: 'IllegalTransition',
    params: { resource: 'webhook', from: 'DISABLED', trigger: 'replay' },
  });
});
