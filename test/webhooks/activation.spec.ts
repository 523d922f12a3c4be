import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
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
  receiver.behaviour = () => 200;
  partner = await Partner.join(gatehouse, receiver);
});

const resources = (): string[] => partner.received.map(({ envelope }) => envelope.resourceId);

describe('nothing is lost', () => {
  test('of what was recorded while the webhook was on, when it is turned off and on at once', async () => {
    const recorded: string[] = [];
    for (let round = 0; round < 10; round++) {
      recorded.push(randomUUID());
      await gatehouse.service.recordEvents(partner.organization.id, recorded.slice(-1));
      await partner.setStatus('DISABLED');
      await partner.setStatus('ACTIVE');
    }
    await partner.receives(10);
    expect(resources().sort()).toEqual(recorded.sort());
  });

  test('of what it wanted when it was recorded, when it then wants something else', async () => {
    const recorded: string[] = [];
    for (const categories of [['payin'], ['organization_tos'], ['payin'], ['organization_tos']]) {
      const wanted = categories[0] === 'payin';
      const resource = randomUUID();
      await gatehouse.service.recordEvents(partner.organization.id, [resource]);
      if (wanted) recorded.push(resource);
      await partner.api.patch(`/webhooks/${partner.webhookId}`, { categories });
    }
    await partner.receives(2);
    expect(resources().sort()).toEqual(recorded.sort());
  });

  test('of what was written before it was turned on and committed after', async () => {
    await partner.setStatus('DISABLED');
    const resource = randomUUID();
    await gatehouse.service.recordEvents(partner.organization.id, [resource], () => partner.setStatus('ACTIVE'));
    await partner.receives(1);
    expect(resources()).toEqual([resource]);
  });
});

describe('a retry by hand', () => {
  test('does not cost the one that waits its time', async () => {
    const resource = randomUUID();
    await gatehouse.service.recordEvents(partner.organization.id, [resource]);
    const [delivered] = await partner.until(([first]) => first?.status === 'delivered');
    receiver.behaviour = ({ envelope }) =>
      envelope.sequence === 2 ? { status: 503, headers: { 'retry-after': '3600' } } : 200;
    await gatehouse.service.recordEvents(partner.organization.id, [resource]);
    const [waiting] = await partner.until(([first, second]) => second !== undefined && first?.attempts.length === 1);
    for (const attempts of [2, 3, 4]) {
      await partner.api.post(`/webhooks/${partner.webhookId}/deliveries/${delivered?.id ?? ''}/retry`);
      await partner.until(([, first]) => first?.status === 'delivered' && first.attempts.length === attempts);
    }
    expect((await partner.deliveries())[0]).toEqual(waiting);
  });

  test('while a later one is under way comes right after it, also when that one fails', async () => {
    const resource = randomUUID();
    await gatehouse.service.recordEvents(partner.organization.id, [resource]);
    const [delivered] = await partner.until(([first]) => first?.status === 'delivered');
    let fail: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (fail = resolve));
    receiver.behaviour = async ({ envelope }) => {
      if (envelope.sequence !== 2) return 200;
      await held;
      return 500;
    };
    await gatehouse.service.recordEvents(partner.organization.id, [resource]);
    await partner.receives(2);
    await partner.api.post(`/webhooks/${partner.webhookId}/deliveries/${delivered?.id ?? ''}/retry`);
    fail();
    const [failed, retried] = await partner.until(([, first]) => first?.attempts.length === 2);
    expect([failed?.attempts.length, retried?.status]).toEqual([1, 'delivered']);
    await partner.until(([second]) => second?.nextAttemptAt !== undefined);
  });
});

test('410 from where a webhook no longer leads does not turn it off', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  receiver.behaviour = async ({ path }) => {
    if (path !== partner.path) return 200;
    await held;
    return 410;
  };
  await partner.sendTest();
  await partner.receives(1);
  await partner.api.patch(`/webhooks/${partner.webhookId}`, { url: `${receiver.url}/moved-${partner.webhookId}` });
  answer();
  await partner.until(([first]) => first?.status === 'dead');
  expect(await partner.webhook()).toMatchObject({ status: 'ACTIVE' });
});
