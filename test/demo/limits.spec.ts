import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Customers, mostCustomers } from '../../apps/demo/src/customers/customers.js';
import { Inbox, mostKept } from '../../apps/demo/src/customers/inbox.js';
import { DemoPartner } from '../support/browser/demo-partner.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';

const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const body = '{"eventId":"1","payload":{"type":"tos_accepted"}}';

let gatehouse: OwnGatehouse;
let partner: DemoPartner;
beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  partner = new DemoPartner(gatehouse);
});
afterAll(() => gatehouse.stop());

function customers(): Customers {
  return gatehouse.service.get(Customers);
}

/** One whose secret the test knows; it is nobody to Gatehouse. */
function stranger(id: string): Inbox {
  const inbox = new Inbox(secret);
  customers().add({ id, inbox, name: id, country: 'AR', tier: 'LIGHT', organizationId: id, reviewId: id, key: id });
  return inbox;
}

function signed({ id = 'evt_1', seconds = Math.floor(Date.now() / 1000), text = body }): Record<string, string> {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const value = createHmac('sha256', key).update(`${id}.${seconds}.${text}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': `v1a,AAAA v1,${value}` };
}

async function deliver(id: string, headers: Record<string, string>, text = body): Promise<number> {
  return (await gatehouse.anyone.post(`/demo/hooks/${id}`, text, headers)).status;
}

describe('a delivery to the demo partner', () => {
  test('is kept once, however often it comes', async () => {
    const inbox = stranger('known');
    expect(await deliver('known', signed({}))).toBe(204);
    expect(await deliver('known', signed({}))).toBe(204);
    expect(inbox.after(0)).toMatchObject([{ position: 1, body: JSON.parse(body) as unknown }]);
  });

  test.each([
    ['has no signature', () => ({})],
    ['was altered', () => signed({ text: body.replace('1', '2') })],
    ['has the signature of another one', () => ({ ...signed({}), 'webhook-id': 'evt_2' })],
    ['has no moment', () => ({ ...signed({}), 'webhook-timestamp': 'now' })],
    ['is older than five minutes', () => signed({ seconds: Math.floor(Date.now() / 1000) - 301 })],
    ['is from the time to come', () => signed({ seconds: Math.floor(Date.now() / 1000) + 302 })],
    ['has a signature of another kind', () => ({ ...signed({}), 'webhook-signature': 'v2,AAAA' })],
    [
      'has half a signature',
      () => ({ ...signed({}), 'webhook-signature': signed({})['webhook-signature']?.slice(0, 20) ?? '' }),
    ],
  ])('is refused when it %s', async (_, headers) => {
    const inbox = stranger('forged');
    expect(await deliver('forged', headers())).toBe(401);
    expect(inbox.after(0)).toEqual([]);
  });

  test('to somebody forgotten turns the webhook off', async () => {
    expect(await deliver('nobody', signed({}))).toBe(410);
  });

  test('is JSON, and of a reasonable size', async () => {
    stranger('large');
    expect(await deliver('large', { ...signed({}), 'Content-Type': 'text/plain' })).toBe(415);
    expect(await deliver('large', signed({}), `"${'x'.repeat(70_000)}"`)).toBe(413);
  });

  test('pushes out the oldest of many', () => {
    const inbox = new Inbox(secret);
    for (let id = 1; id <= mostKept + 5; id += 1)
      inbox.add({ receivedAt: '', headers: { 'webhook-id': String(id) }, body: {} });
    expect(inbox.after(0)).toHaveLength(mostKept);
    expect(inbox.after(0)[0]).toMatchObject({ position: 6 });
  });
});

describe('a customer who is not known', () => {
  test.each([
    ['GET', ''],
    ['GET', '/stream'],
    ['POST', '/session'],
    ['POST', '/decisions'],
  ])('is not found by %s %s', async (method, path) => {
    const headers = { Origin: partner.origin };
    const sent = path === '/decisions' ? { type: 'approve' } : undefined;
    const answer = await gatehouse.anyone.call(method, `/demo/customers/somebody${path}`, sent, headers);
    expect(answer).toMatchObject({ status: 404, body: { name: 'ResourceNotFound', params: { id: 'somebody' } } });
  });

  test('may be the oldest of many, who is forgotten, and whose page is let go', async () => {
    const first = await partner.customer();
    const watching = partner.delivered(first, 1);
    const { inbox } = customers().get(first);
    while (inbox.watchers === 0) await new Promise((resolve) => setImmediate(resolve));
    for (let count = 0; count < mostCustomers; count += 1) stranger(`later-${count}`);
    await expect(watching).rejects.toThrow('The stream ended');
    expect((await partner.read(first)).status).toBe(404);
    expect(customers().find('later-0')).toBeDefined();
  });
});

test('no more than twenty pages watch one customer', async () => {
  const id = await partner.customer();
  const leave = new AbortController();
  const watch = (): Promise<Response> =>
    fetch(`${gatehouse.url}/demo/customers/${id}/stream`, { signal: leave.signal });
  const watching = await Promise.all(Array.from({ length: 20 }, watch));
  expect(watching.every(({ status }) => status === 200)).toBe(true);
  const tooMany = await watch();
  expect(tooMany.status).toBe(422);
  expect(await tooMany.json()).toMatchObject({ name: 'LimitExceeded', params: { limit: 20, actual: 21 } });
  leave.abort();
});
