import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type Api, must } from '../support/service/api.js';
import { openReview } from '../support/compliance/reviews.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { withOnly } from '../support/service/only-role.js';
import type { StaffApi } from '../support/service/staff-api.js';
import { type Payer, payer } from '../support/payments/payouts.js';

type Row = Readonly<Record<string, unknown>>;

let gatehouse: OwnGatehouse;
let support: StaffApi;
let officer: StaffApi;
let one: Payer;
let other: Payer;
let webhookId: string;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  [support, officer] = [await withOnly(gatehouse, 'support'), await withOnly(gatehouse, 'officer')];
  [one, other] = [await payer(gatehouse, '1000000'), await payer(gatehouse, '2000000')];
  const made = await one.api.post('/webhooks', { url: 'http://127.0.0.1:9/', categories: ['payin'] });
  webhookId = String(must(made, 201)['id']);
});
afterAll(() => gatehouse.stop());

async function listed(by: Api, path: string): Promise<Row[]> {
  return must(await by.get(path), 200)['results'] as Row[];
}

describe('people read, of all organizations and of one,', () => {
  test('accounts', async () => {
    const accounts = await listed(support, '/accounts?status=ACTIVE&sort=createdAt');
    expect(accounts.map(({ id }) => id)).toEqual([one.accountId, other.accountId]);
    expect(await listed(support, `/accounts?organizationId=${other.organization.id}`)).toMatchObject([
      { id: other.accountId, organizationId: other.organization.id },
    ]);
    expect(await listed(support, '/accounts?status=INITIALIZING')).toEqual([]);
  });

  test('transactions', async () => {
    const [late, early] = await listed(support, '/transactions');
    expect([late, early]).toMatchObject([
      { organizationId: other.organization.id },
      { organizationId: one.organization.id },
    ]);
    for (const [filter, row] of [
      ['amountFrom=1000001', late],
      ['amountTo=1000000', early],
      [`q=${String(late?.['transactionHash'])}`, late],
      [`q=${String(early?.['id'])}`, early],
      [`accountId=${one.accountId}`, early],
    ] as const)
      expect([filter, await listed(support, `/transactions?${filter}`)]).toEqual([filter, [row]]);
    expect(must(await support.get(`/transactions/${String(late?.['id'])}`), 200)).toEqual(late);
    expect(
      await listed(support, `/transactions?accountId=${one.accountId}&organizationId=${other.organization.id}`),
    ).toEqual([]);
    expect((await support.get(`/transactions?accountId=${randomUUID()}`)).status).toBe(404);
  });

  test('webhooks and their deliveries', async () => {
    const shown = { id: webhookId, organizationId: one.organization.id, status: 'DISABLED' };
    expect(await listed(support, '/webhooks?status=DISABLED')).toMatchObject([shown]);
    expect(await listed(support, '/webhooks?status=ACTIVE')).toEqual([]);
    expect(must(await support.get(`/webhooks/${webhookId}`), 200)).toMatchObject(shown);
    must(await one.api.patch(`/webhooks/${webhookId}/status`, { status: 'ACTIVE' }), 200);
    const { deliveryId } = must(
      await one.api.post(`/webhooks/${webhookId}/send`, { type: 'payin_status_changed' }),
      202,
    );
    expect(await listed(support, `/webhooks/${webhookId}/deliveries`)).toMatchObject([{ id: deliveryId }]);
    expect(await listed(support, `/webhooks/${webhookId}/deliveries?createdTo=2020-01-01T00:00:00Z`)).toEqual([]);
    expect((await other.api.get(`/webhooks/${webhookId}/deliveries`)).status).toBe(404);
    expect((await other.api.get(`/webhooks/${webhookId}`)).status).toBe(404);
  });

  test('events: the log of one, and the newest of all page by page', async () => {
    const log = await listed(support, `/events?organizationId=${one.organization.id}`);
    expect(log).toEqual(
      (await listed(one.api, '/events')).map((event) => ({ ...event, organizationId: one.organization.id })),
    );
    await listed(other.api, '/events');
    const all: Row[] = [];
    let page = must(await support.get('/events?limit=2'), 200);
    for (;;) {
      all.push(...(page['results'] as Row[]));
      if (page['nextId'] === undefined) break;
      page = must(await support.get(`/events?limit=2&nextId=${page['nextId'] as string}`), 200);
    }
    expect(new Set(all.map(({ organizationId }) => organizationId))).toEqual(
      new Set([one.organization.id, other.organization.id]),
    );
    expect(all.filter(({ organizationId }) => organizationId === one.organization.id)).toHaveLength(log.length);
    const [event] = log;
    expect(must(await support.get(`/events/${String(event?.['eventId'])}`), 200)).toEqual(event);
    expect((await other.api.get(`/events/${String(event?.['eventId'])}`)).status).toBe(404);
  });

  test('reviews', async () => {
    const review = await openReview(one.api, 'business');
    const ids = async (by: Api, filter: string): Promise<unknown[]> =>
      (await listed(by, `/compliance/reviews?${filter}`)).map(({ id }) => id);
    expect(await ids(officer, `organizationId=${one.organization.id}&status=draft`)).toEqual([review]);
    expect(await ids(officer, `type=business&q=${review}`)).toEqual([review]);
    expect(await ids(officer, `type=individual&q=${review}`)).toEqual([]);
    for (const sort of ['createdAt', '-createdAt', 'updatedAt'])
      expect(await ids(officer, `q=${review}&sort=${sort}`)).toEqual([review]);
    expect(await ids(officer, `assigneeId=${officer.id}`)).toEqual([]);
    await gatehouse.sql('UPDATE review SET assignee_id = $2 WHERE id = $1', [review, officer.id]);
    expect(await ids(officer, `assigneeId=${officer.id}`)).toEqual([review]);
    expect(await ids(officer, 'ageOver=1')).toEqual([]);
    await gatehouse.sql(`UPDATE review SET submitted_at = created_at WHERE id = $1`, [review]);
    expect(await ids(officer, 'ageOver=0')).toEqual([review]);
    expect(await ids(officer, 'ageOver=1')).toEqual([]);
    expect(await ids(other.api, `q=${review}`)).toEqual([]);
  });
});

test('what a role does not say is refused, with the scope that it takes', async () => {
  for (const [path, requiredScope] of [
    ['/accounts', 'accounts:read'],
    ['/transactions', 'accounts:read'],
    ['/payouts', 'payouts:read'],
    ['/payout-requests', 'payouts:read'],
    ['/webhooks', 'webhooks:read'],
    ['/events', 'webhooks:read'],
  ] as const)
    expect([path, await officer.get(path)]).toMatchObject([path, { status: 403, body: { params: { requiredScope } } }]);
});
