import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type Api, must } from '../support/service/api.js';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { withOnly } from '../support/service/only-role.js';
import type { StaffApi } from '../support/service/staff-api.js';
import {
  type Payee,
  type PayinBody,
  arrives,
  arsTransfer,
  askedFor,
  money,
  payee,
  payerAccount,
  untilPayin,
} from '../support/payments/payins.js';
import { type Payer, type PayoutRequestBody, payer, toBank, toWallet } from '../support/payments/payouts.js';

interface Listed {
  readonly id: string;
  readonly organizationId?: string;
}

let gatehouse: OwnGatehouse;
/** Sees all money. */
let finance: StaffApi;
let support: StaffApi;
let one: Payee;
let other: Payee;
let paid: PayinBody;
let asked: PayinBody;
let from: Payer;
let request: PayoutRequestBody;

beforeAll(async () => {
  gatehouse = await Gatehouse.start();
  [finance, support] = [await withOnly(gatehouse, 'treasurer'), await withOnly(gatehouse, 'support')];
  [one, other] = [await payee(gatehouse), await payee(gatehouse)];
  paid = await askedFor(one, arsTransfer('150000'));
  await arrives(one.api, { payinId: paid.id }, money.ars('150000'));
  paid = await untilPayin(gatehouse, one.api, paid.id, 'completed');
  await gatehouse.advance(60);
  asked = await askedFor(other, arsTransfer('990000'));
  from = await payer(gatehouse);
  const payouts = [toBank(100), toWallet(10)];
  const answer = await from.api.post('/payout-requests', {
    sourceAccountId: from.accountId,
    memo: 'Salaries of Ana',
    payouts,
  });
  request = must(answer, 201) as unknown as PayoutRequestBody;
});
afterAll(() => gatehouse.stop());

async function listed(by: Api, path: string): Promise<Listed[]> {
  return must(await by.get(path), 200)['results'] as Listed[];
}

async function idsOf(by: Api, path: string): Promise<string[]> {
  return (await listed(by, path)).map(({ id }) => id);
}

describe('people read payins', () => {
  test('of all organizations, and are told whose each is', async () => {
    expect(await listed(finance, '/payins')).toMatchObject([
      { id: asked.id, organizationId: other.organization.id },
      { id: paid.id, organizationId: one.organization.id },
    ]);
    expect(must(await finance.get(`/payins/${paid.id}`), 200)).toMatchObject({
      ...paid,
      organizationId: one.organization.id,
    });
    expect(await listed(finance, `/payins/${paid.id}/arrivals`)).toMatchObject([{ accepted: true }]);
  });

  test('narrowed by each of the filters', async () => {
    const filters: readonly (readonly [string, string])[] = [
      [`organizationId=${one.organization.id}`, paid.id],
      ['status=created', asked.id],
      ['amountFrom=150001', asked.id],
      ['amountTo=150000', paid.id],
      [`createdTo=${paid.timestamps['createdAt'] ?? ''}`, paid.id],
      [`createdFrom=${asked.timestamps['createdAt'] ?? ''}`, asked.id],
      [`q=${asked.id}`, asked.id],
      [`q=${(paid.settlementDetails?.transactionHash ?? '').toUpperCase().replace('0X', '0x')}`, paid.id],
    ];
    for (const [filter, id] of filters)
      expect([filter, await idsOf(finance, `/payins?${filter}`)]).toEqual([filter, [id]]);
    for (const none of [`q=${randomUUID()}`, 'q=nothing', 'status=on-hold', 'amountFrom=150001&amountTo=989999'])
      expect(await idsOf(finance, `/payins?${none}`)).toEqual([]);
  });

  test('in each order, page by page', async () => {
    for (const [sort, ids] of [
      ['-createdAt', [asked.id, paid.id]],
      ['createdAt', [paid.id, asked.id]],
      ['updatedAt', [paid.id, asked.id]],
    ] as const) {
      const first = must(await finance.get(`/payins?limit=1&sort=${sort}`), 200);
      const second = must(await finance.get(`/payins?limit=1&sort=${sort}&nextId=${String(first['nextId'])}`), 200);
      expect([first, second].flatMap(({ results }) => (results as Listed[]).map(({ id }) => id))).toEqual(ids);
      expect(second).not.toHaveProperty('nextId');
    }
  });

  test('without who pays, where a role does not need to know', async () => {
    const masked = must(await support.get(`/payins/${paid.id}`), 200) as unknown as PayinBody;
    expect(masked.payinDetails).toMatchObject({ accountNumber: `****${payerAccount.slice(-4)}` });
    expect(JSON.stringify(masked)).not.toMatch(/Ana|Pérez/);
    expect(JSON.stringify(await listed(support, '/payins'))).not.toContain(payerAccount);
  });

  test('not at all with a role that sees no money', async () => {
    for (const role of ['officer', 'administrator'] as const)
      expect(await (await gatehouse.signedIn(role)).get('/payins')).toMatchObject({
        status: 403,
        body: { params: { requiredScope: 'payins:read' } },
      });
  });

  test('of an erased organization no more', async () => {
    const gone = await payee(gatehouse);
    const { id } = await askedFor(gone, arsTransfer('150000'));
    must(await gone.api.post(`/payins/${id}/cancel`), 200);
    must(await gatehouse.operator.delete(`/organizations/${gone.organization.id}`, { reason: 'asked to' }), 204);
    expect(await idsOf(finance, '/payins')).toEqual([asked.id, paid.id]);
    expect((await finance.get(`/payins/${id}`)).status).toBe(404);
  });
});

describe('people read payout requests and payouts', () => {
  test('of all organizations, with what is in them', async () => {
    const organizationId = from.organization.id;
    const requests = must(await finance.get('/payout-requests?status=awaitingExecution'), 200)['results'];
    expect(requests).toEqual([{ ...request, organizationId }]);
    expect(must(await finance.get(`/payout-requests/${request.id}`), 200)).toEqual({ ...request, organizationId });
    const payouts = [...request.payouts].reverse().map((payout) => ({
      ...payout,
      payoutRequestId: request.id,
      organizationId,
    }));
    expect(await listed(finance, `/payouts?organizationId=${organizationId}`)).toEqual(payouts);
    const [payout] = payouts;
    expect(must(await finance.get(`/payouts/${payout?.id ?? ''}`), 200)).toEqual(payout);
    expect((await finance.get(`/payout-requests/${request.id}/payouts/${payout?.id ?? ''}`)).status).toBe(200);
  });

  test('narrowed by amount, status and id', async () => {
    const [bank, wallet] = request.payouts.map(({ id }) => id);
    expect(await idsOf(finance, '/payouts?amountFrom=50000000')).toEqual([bank]);
    expect(await idsOf(finance, '/payouts?amountTo=50000000')).toEqual([wallet]);
    expect(await idsOf(finance, `/payouts?q=${bank ?? ''}`)).toEqual([bank]);
    expect(await idsOf(finance, '/payouts?status=completed')).toEqual([]);
    expect(await idsOf(finance, `/payout-requests?q=${request.id}`)).toEqual([request.id]);
  });

  test('without the words of a memo, where a role does not need to know', async () => {
    expect(must(await support.get(`/payout-requests/${request.id}`), 200)['memo']).not.toContain('Salaries');
  });
});

describe('an organization', () => {
  test('narrows its own, and sees no row of another whatever it asks for', async () => {
    expect(await idsOf(one.api, '/payins?status=completed')).toEqual([paid.id]);
    expect(await idsOf(one.api, `/payins?organizationId=${one.organization.id}`)).toEqual([paid.id]);
    for (const filter of [
      `organizationId=${other.organization.id}`,
      `q=${asked.id}`,
      'status=created',
      'amountFrom=150001',
    ])
      expect(await idsOf(one.api, `/payins?${filter}`)).toEqual([]);
    for (const sort of ['createdAt', '-createdAt', 'updatedAt'])
      expect(await idsOf(one.api, `/payins?sort=${sort}`)).toEqual([paid.id]);
    for (const path of ['/payouts', '/payout-requests'])
      expect(await idsOf(one.api, `${path}?organizationId=${from.organization.id}`)).toEqual([]);
    expect((await one.api.get(`/payouts/${request.payouts[0]?.id ?? ''}`)).status).toBe(404);
  });

  test('is not told what it knows: whose they are', async () => {
    expect((await listed(one.api, '/payins'))[0]).not.toHaveProperty('organizationId');
  });
});
