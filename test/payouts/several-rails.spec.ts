import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { openedAbout } from '../support/payments/exceptions.js';
import {
  type Payer,
  type PayoutRequestBody,
  brlMethod,
  created,
  executed,
  payer,
  requestOf,
  statusOf,
  toBank,
  untilRequest,
} from '../support/payments/payouts.js';
import { isOrder } from '../support/payments/provider-scene.js';
import { type BankName, type Said, SeveralRails, bankNames, railOf } from '../support/payments/several-rails.js';
import { until } from '../support/run/until.js';
import { must } from '../support/service/api.js';

const bothAlike: Said = { 'first-bank': 'share=50', 'second-bank': 'share=50' };
const firstBefore: Said = { 'first-bank': 'preference=1', 'second-bank': 'preference=2' };

let scene: SeveralRails;
let from: Payer;
beforeAll(async () => {
  scene = await SeveralRails.open(bothAlike);
  from = await payer(scene.gatehouse, '100000000000');
});
afterEach(() => scene.reset());
afterAll(() => scene.close());

async function restart(said: Said): Promise<void> {
  await scene.restart(said);
  from = { ...from, api: scene.gatehouse.withKey(from.api.key ?? '') };
}

async function railsOf({ id }: Pick<PayoutRequestBody, 'id'>): Promise<Map<string, string>> {
  const rows = await scene.sql<{ id: string; rail: string }>(
    'SELECT id, rail FROM payout WHERE payout_request_id = $1',
    [id],
  );
  return new Map(rows.map((row) => [row.id, row.rail]));
}

function orderedAt(payoutId: string): string[] {
  return bankNames.filter((name) => scene.banks[name].orders.has(payoutId)).map(railOf);
}

function untilAll({ id }: Pick<PayoutRequestBody, 'id'>, status: string): Promise<PayoutRequestBody> {
  return untilRequest(scene.gatehouse, from, id, `all are ${status}`, ({ payouts }) =>
    payouts.every((payout) => statusOf(payout) === status),
  );
}

function tell(by: BankName, payoutId: string, status = 'completed'): Promise<number[]> {
  const report = { payoutId, organizationId: from.organization.id, status };
  return scene.banks[by].callBack(scene.gatehouse.url, report, { id: `${by}-${payoutId}-${status}` });
}

async function complete(request: Pick<PayoutRequestBody, 'id'>): Promise<void> {
  for (const [id, rail] of await railsOf(request)) {
    const bank = bankNames.find((name) => railOf(name) === rail);
    if (bank !== undefined) expect(await tell(bank, id)).toEqual([204]);
  }
  await untilAll(request, 'completed');
}

async function untilReportsAreTaken(): Promise<void> {
  await until('all reports are taken', async () => {
    const jobs = await scene.sql(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'takePayoutReport'`);
    return jobs.length === 0;
  });
}

function many(count: number): object[] {
  return Array.from({ length: count }, () => toBank(10));
}

test('they are listed as they are preferred', async () => {
  expect(must(await scene.gatehouse.operator.get('/rails'), 200)).toEqual({
    results: bankNames.map((name) => ({ rail: railOf(name), preference: 1, share: 50 })),
  });
});

test('payouts are shared out between those that are preferred alike, each asked of the one that quoted it', async () => {
  scene.banks['second-bank'].rates.set('ars USDC', { rate: '1600', exchangeFeePercentage: '1', transactionFee: '2' });
  const request = await executed(from, many(40));
  const rails = await railsOf(request);
  expect(new Set(rails.values())).toEqual(new Set(bankNames.map(railOf)));
  for (const { id, details } of request.payouts)
    expect(details['exchangeRate']).toBe(rails.get(id) === railOf('first-bank') ? 1450.25 : 1600);
  await untilAll(request, 'pending');
  for (const [id, rail] of rails) expect(orderedAt(id)).toEqual([rail]);
  await complete(request);
});

describe('a callback', () => {
  test('is believed of the payouts of who signed it, and of no other', async () => {
    const request = await executed(from, many(8));
    await untilAll(request, 'pending');
    const rails = await railsOf(request);
    for (const [id, rail] of rails) {
      const other = bankNames.find((name) => railOf(name) !== rail) ?? 'first-bank';
      expect(await tell(other, id)).toEqual([204]);
    }
    await untilReportsAreTaken();
    expect(new Set((await requestOf(from, request.id)).payouts.map(statusOf))).toEqual(new Set(['pending']));
    expect(await scene.sql('SELECT 1 FROM rail_report WHERE payout_id = ANY ($1)', [[...rails.keys()]])).toEqual([]);
    await complete(request);
  });
});

describe('an order that was not answered', () => {
  test('is asked of the same rail again, whatever is preferred by then, and after a restart', async () => {
    for (const name of bankNames)
      scene.banks[name].instead = (request, usual) => {
        if (!isOrder(request)) return undefined;
        usual();
        return { status: 500 };
      };
    const request = await executed(from, many(12));
    const rails = await railsOf(request);
    expect(new Set(rails.values())).toEqual(new Set(bankNames.map(railOf)));
    const areOrdered = (): boolean => [...rails].every(([id]) => orderedAt(id).length > 0);
    await untilRequest(scene.gatehouse, from, request.id, 'all were ordered', areOrdered);
    await restart({ 'first-bank': 'preference=2&share=1', 'second-bank': 'preference=1&share=9' });
    await scene.drain('first-bank');
    scene.reset();
    await untilAll(request, 'pending');
    for (const [id, rail] of rails) expect(orderedAt(id)).toEqual([rail]);
    expect(await railsOf(request)).toEqual(rails);
    await complete(request);
    await scene.resume('first-bank');
    await restart(bothAlike);
  });

  test('waits while its rail is not configured, is asked of no other, and a person is told why', async () => {
    await restart(firstBefore);
    scene.banks['first-bank'].instead = (request) => (isOrder(request) ? { status: 500 } : undefined);
    const request = await executed(from, [toBank(20)]);
    const payoutId = request.payouts[0]?.id ?? '';
    const { requests } = scene.banks['first-bank'];
    const wasTried = (): boolean => requests.some((each) => isOrder(each) && each.body.includes(payoutId));
    await untilRequest(scene.gatehouse, from, request.id, 'it was tried', wasTried);
    await restart({ 'second-bank': '' });
    await scene.gatehouse.advance(5 * 3_600);
    await scene.gatehouse.work('lookForPayoutStuck');
    const { because } = await openedAbout(scene.gatehouse, payoutId);
    expect(because).toBe('Its rail http-provider first-bank is not configured here, and nothing has moved for 4 hours');
    expect(orderedAt(payoutId)).toEqual([]);
    scene.reset();
    await restart(bothAlike);
    await untilAll(request, 'pending');
    expect(orderedAt(payoutId)).toEqual([railOf('first-bank')]);
    await complete(request);
  });
});

describe('a rail that is drained while its payouts are under way', () => {
  beforeAll(() => restart(firstBefore));
  afterAll(() => restart(bothAlike));

  test('is believed of them, gets nothing new, and what it only quoted is quoted anew by the other', async () => {
    const underWay = await executed(from, [toBank(30)]);
    await untilAll(underWay, 'pending');
    const quoted = await created(from, [toBank(100)]);
    expect([...(await railsOf(quoted)).values()]).toEqual([railOf('first-bank')]);
    await scene.drain('first-bank');

    const path = `/payout-requests/${quoted.id}/execute`;
    const strict = await from.api.post(path, { exchangeRateToleranceMode: 'STRICT' });
    expect(must(strict, 422)).toMatchObject({ name: 'PayoutQuoteExpired' });
    must(await from.api.post(path, { exchangeRateToleranceMode: 'FLEXIBLE' }), 200);
    const fresh = await executed(from, many(3));
    for (const request of [quoted, fresh]) {
      expect(new Set((await railsOf(request)).values())).toEqual(new Set([railOf('second-bank')]));
      await untilAll(request, 'pending');
      await complete(request);
    }

    expect([...(await railsOf(underWay)).values()]).toEqual([railOf('first-bank')]);
    await complete(underWay);
    await scene.resume('first-bank');
    const [again] = (await railsOf(await created(from, [toBank(10)]))).values();
    expect(again).toBe(railOf('first-bank'));
  });

  test('is asked what it does not tell', async () => {
    const underWay = await executed(from, [toBank(30)]);
    await untilAll(underWay, 'pending');
    await scene.drain('first-bank');
    const payoutId = underWay.payouts[0]?.id ?? '';
    const about = { payoutId, organizationId: from.organization.id, status: 'completed', reportId: 'looked-up' };
    scene.banks['first-bank'].reports.set(payoutId, about);
    await scene.gatehouse.advance(600);
    await untilAll(underWay, 'completed');
    await scene.resume('first-bank');
  });

  test('is passed over while it does not answer, and by what it does not serve', async () => {
    await scene.forgetRates();
    scene.banks['first-bank'].instead = () => ({ status: 500 });
    expect([...(await railsOf(await created(from, [toBank(10)]))).values()]).toEqual([railOf('second-bank')]);
    scene.reset();
    await restart({ 'first-bank': 'currencies=BRL', 'second-bank': 'preference=2' });
    const toBrazil = toBank(10, { payoutDetails: { type: 'fiat', payoutMethod: brlMethod } });
    const [ars, brl] = [await created(from, [toBank(10)]), await created(from, [toBrazil])];
    expect([...(await railsOf(ars)).values()]).toEqual([railOf('second-bank')]);
    expect([...(await railsOf(brl)).values()]).toEqual([railOf('first-bank')]);
  });
});

test('where all are drained nothing can be paid', async () => {
  for (const name of bankNames) await scene.drain(name);
  const answer = await from.api.post('/payout-requests', { sourceAccountId: from.accountId, payouts: [toBank(10)] });
  expect(must(answer, 422)).toMatchObject({ name: 'UnsupportedRail' });
  for (const name of bankNames) await scene.resume(name);
  await executed(from, [toBank(10)]).then(async (request) => {
    await untilAll(request, 'pending');
    await complete(request);
  });
});

test('the books add up over all of them', () => scene.isWhole());
