import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { type Delivery, Partner } from '../support/webhooks/partner.js';
import { must } from '../support/service/api.js';
import { Receiver } from '../support/webhooks/receiver.js';

const hour = 3_600;
const busySeconds = 30;
const schedule = [5, 300, 1_800, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

let gatehouse: OwnGatehouse;
let receiver: Receiver;
let partner: Partner;

beforeAll(async () => {
  [gatehouse, receiver] = await Promise.all([Gatehouse.lent(), Receiver.start()]);
});
afterAll(async () => {
  await gatehouse.stop();
  await receiver.stop();
});
// The clock only goes forward, which earlier partners feel too; each test looks at its own.
beforeEach(async () => {
  partner = await Partner.join(gatehouse, receiver);
});

/** Moves the clock to the next attempt, or to just before one that is near; the delivery after it. */
async function nextAttempt(delivery: Delivery): Promise<Delivery> {
  const now = await gatehouse.advance(0);
  const wait = (Date.parse(String(delivery.nextAttemptAt)) - now.getTime()) / 1_000;
  await gatehouse.advance(Math.max(0, wait < 60 ? Math.floor(wait) : Math.ceil(wait)));
  const attempts = delivery.attempts.length + 1;
  const [after] = await partner.until(
    (deliveries) => deliveries.find(({ id }) => id === delivery.id)?.attempts.length === attempts,
  );
  return after ?? delivery;
}

async function firstAttempt(): Promise<Delivery> {
  await partner.sendTest();
  const [delivery] = await partner.until(([first]) => first?.attempts.length === 1);
  if (delivery === undefined) throw new Error('There is no delivery');
  return delivery;
}

function secondsBetween({ attempts }: Delivery, index: number): number {
  return (Date.parse(attempts[index + 1]?.at ?? '') - Date.parse(attempts[index]?.at ?? '')) / 1_000;
}

test('ten attempts are made on the schedule, then the delivery is dead, and can be retried', async () => {
  receiver.behaviour = () => 500;
  let delivery = await firstAttempt();
  for (const [index, seconds] of schedule.entries()) {
    delivery = await nextAttempt(delivery);
    expect(secondsBetween(delivery, index)).toBeGreaterThanOrEqual(seconds * 0.9);
    // Time goes on by itself too, as long as a busy machine takes for it.
    expect(secondsBetween(delivery, index)).toBeLessThanOrEqual(seconds * 1.1 + busySeconds);
  }
  expect(delivery.status).toBe('dead');
  expect(delivery).not.toHaveProperty('nextAttemptAt');
  expect(partner.received.map(({ envelope }) => envelope.attemptNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(partner.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  // Receivers compare it with their own clock, which did not move.
  const timestamp = Number(partner.received.at(-1)?.headers['webhook-timestamp']);
  expect(Math.abs(timestamp - Date.now() / 1_000)).toBeLessThan(30);

  receiver.behaviour = () => 204;
  const retried = await partner.api.post(`/webhooks/${partner.webhookId}/deliveries/${delivery.id}/retry`);
  expect([retried.status, retried.body]).toMatchObject([200, { id: delivery.id, status: 'pending' }]);
  const [delivered] = await partner.until(([first]) => first?.status === 'delivered');
  expect(delivered?.attempts).toHaveLength(11);
  expect(partner.received.at(-1)?.envelope).toMatchObject({ deliveryId: delivery.id, attemptNumber: 11 });
});

describe('Retry-After', () => {
  test.each([
    ['in seconds', () => '60', 60],
    ['as a date', () => new Date(Date.now() + 90_000).toUTCString(), 90],
    ['sooner than the schedule', () => '1', 5],
    ['later than a day', () => '999999999', 24 * hour],
    ['that says nothing', () => 'soon', 5],
  ])('%s', async (_, header, seconds) => {
    receiver.behaviour = () => ({ status: 429, headers: { 'retry-after': header() } });
    const { attempts, nextAttemptAt } = await firstAttempt();
    const wait = (Date.parse(String(nextAttemptAt)) - Date.parse(String(attempts[0]?.at))) / 1_000;
    expect(wait).toBeGreaterThanOrEqual(seconds * 0.9 - 1);
    expect(wait).toBeLessThanOrEqual(seconds * 1.1 + 1);
  });
});

describe('a webhook is disabled, and says why,', () => {
  test('when its receiver answers 410; what waits goes on when it is activated again', async () => {
    receiver.behaviour = ({ envelope }) => (envelope.sequence === 1 ? 410 : 200);
    await gatehouse.service.recordEvents(partner.organization.id, Array<string>(3).fill(randomUUID()));
    const deliveries = await partner.until((all) => all.at(-1)?.status === 'dead');
    expect(deliveries.map(({ status }) => status)).toEqual(['pending', 'pending', 'dead']);
    expect(await partner.webhook()).toMatchObject({
      status: 'DISABLED',
      disabledReason: expect.stringMatching(/^The receiver answered 410 Gone at \d{4}-/),
    });
    expect(partner.received).toHaveLength(1);
    await partner.setStatus('ACTIVE');
    await partner.receives(3);
    expect(await partner.webhook()).not.toHaveProperty('disabledReason');
  });

  test('after five days of failures alone', async () => {
    receiver.behaviour = () => ({ status: 500 });
    const failing = await firstAttempt();
    await gatehouse.advance(4 * 24 * hour);
    await partner.until(([first]) => first?.attempts.length === 2);
    expect(await partner.webhook()).toMatchObject({ status: 'ACTIVE' });
    await gatehouse.advance(24 * hour);
    await partner.until(([first]) => first?.attempts.length === 3);
    expect(await partner.webhook()).toMatchObject({
      status: 'DISABLED',
      disabledReason: expect.stringMatching(
        /^Nothing was received for five days, since .*; the last attempt: status 500$/,
      ),
    });
    await gatehouse.advance(24 * hour);
    receiver.behaviour = () => 200;
    await partner.setStatus('ACTIVE');
    await partner.until(([first]) => first?.id === failing.id && first.status === 'delivered');
  });

  test('but not when something was received in between', async () => {
    receiver.behaviour = ({ envelope }) => (envelope.payload['type'] === 'payin_status_changed' ? 200 : 500);
    await firstAttempt();
    await gatehouse.advance(4 * 24 * hour);
    await partner.until(([first]) => first?.attempts.length === 2);
    await partner.sendTest('payin_status_changed');
    await partner.until(([first]) => first?.status === 'delivered');
    await gatehouse.advance(2 * 24 * hour);
    await partner.until((all) => all.at(-1)?.attempts.length === 3);
    expect(await partner.webhook()).toMatchObject({ status: 'ACTIVE' });
  });
});

test('people of the staff retry what is dead where their role lets them, and of what is not there nothing', async () => {
  receiver.behaviour = () => 410;
  await gatehouse.service.recordEvents(partner.organization.id, [randomUUID()]);
  const [dead] = await partner.until(([first]) => first?.status === 'dead');
  await partner.setStatus('ACTIVE');
  receiver.behaviour = () => 200;
  const retry = `/webhooks/${partner.webhookId}/deliveries/${dead?.id ?? ''}/retry`;
  expect(await (await gatehouse.signedIn('auditor')).post(retry)).toMatchObject({
    status: 403,
    body: { params: { requiredScope: 'webhooks:retry' } },
  });
  const support = await gatehouse.signedIn('support');
  expect(await support.post(retry.replace(partner.webhookId, randomUUID()))).toMatchObject({ status: 404 });
  expect(must(await support.post(retry), 200)).toMatchObject({ id: dead?.id, status: 'pending' });
  await partner.until(([first]) => first?.status === 'delivered');
});

test('a retry goes before what waits behind it, and is refused while one is pending or the webhook disabled', async () => {
  receiver.behaviour = () => 410;
  const resource = randomUUID();
  await gatehouse.service.recordEvents(partner.organization.id, [resource]);
  const [dead] = await partner.until(([first]) => first?.status === 'dead');
  const retry = `/webhooks/${partner.webhookId}/deliveries/${dead?.id ?? ''}/retry`;
  expect((await partner.api.post(retry)).body).toMatchObject({
    name: 'IllegalTransition',
    params: { from: 'DISABLED' },
  });
  await partner.setStatus('ACTIVE');
  receiver.behaviour = () => 503;
  await gatehouse.service.recordEvents(partner.organization.id, [resource, resource]);
  await partner.until(([, second]) => second?.attempts.length === 1);
  receiver.behaviour = () => 200;
  expect((await partner.api.post(retry)).status).toBe(200);
  await partner.until((all) => all.every(({ status }) => status === 'delivered'));
  expect(partner.received.map(({ envelope }) => envelope.sequence)).toEqual([1, 2, 1, 2, 3]);
  receiver.behaviour = () => 500;
  await partner.api.post(retry);
  const [failed] = (await partner.until((all) => all.at(-1)?.attempts.length === 3)).slice(-1);
  expect(failed?.status).toBe('pending');
  expect((await partner.api.post(retry)).body).toMatchObject({
    name: 'IllegalTransition',
    params: { resource: 'delivery', from: 'pending', trigger: 'retry' },
  });
});
