import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Payer, executed, payer, statusOf, toBank, untilRequest } from '../support/payments/payouts.js';
import { SeveralRails, bankNames, railOf } from '../support/payments/several-rails.js';
import { must } from '../support/service/api.js';
import { reconciled } from '../support/service/reconciled.js';

let scene: SeveralRails;
let from: Payer;
beforeAll(async () => {
  scene = await SeveralRails.open({ 'first-bank': '', 'second-bank': '' });
  from = await payer(scene.gatehouse, '100000000000');
});
afterAll(() => scene.close());

interface Compared {
  readonly direction: string;
  readonly rail: string;
  readonly orders: number;
  readonly differences: number;
  readonly unsettled: number;
}

async function compared(): Promise<Compared[]> {
  const { rails } = await reconciled(scene.gatehouse);
  return rails.map(({ direction, rail, orders, differences, unsettled }) => ({
    ...{ direction, rail, orders, differences, unsettled },
  }));
}

async function untilAll(id: string, status: string): Promise<void> {
  await untilRequest(scene.gatehouse, from, id, `all are ${status}`, ({ payouts }) =>
    payouts.every((payout) => statusOf(payout) === status),
  );
}

const none = { differences: 0, unsettled: 0 };

test('each of several is compared with what it was asked for, and a difference is its own', async () => {
  const request = await executed(from, [...Array.from({ length: 12 }, () => toBank(10))]);
  await untilAll(request.id, 'pending');
  const counts: number[] = [];
  for (const name of bankNames) {
    const bank = scene.banks[name];
    for (const [payoutId, { order }] of bank.orders) {
      const report = { payoutId, organizationId: order.organizationId, status: 'completed' };
      expect(await bank.callBack(scene.gatehouse.url, report)).toEqual([204]);
    }
    counts.push(bank.orders.size);
    const listed = [...bank.orders].map(([id, { order }]) => ({
      ...{ id, fiatCurrencyCode: 'ARS', fiatUnits: order.fiatUnits, at: new Date() },
    }));
    bank.lists.set('payouts', listed);
  }
  await untilAll(request.id, 'completed');
  const rows = bankNames.map((name, index) => ({
    ...{ direction: 'payouts', rail: railOf(name), orders: counts[index], ...none },
  }));
  const payins = bankNames.map((name) => ({ direction: 'payins', rail: railOf(name), orders: 0, ...none }));
  expect(await compared()).toEqual([...rows, ...payins]);

  const [of = { id: '', fiatUnits: '0', at: new Date() }] = scene.banks['first-bank'].lists.get('payouts') ?? [];
  const second = scene.banks['second-bank'];
  second.lists.set('payouts', [...(second.lists.get('payouts') ?? []), of]);
  expect((await compared())[1]).toMatchObject({ differences: 0, unsettled: 1 });
  await scene.gatehouse.advance(601);
  expect((await compared()).slice(0, 2)).toMatchObject([none, { differences: 1, unsettled: 0 }]);
  const { railDifferences } = must(await scene.gatehouse.operator.get('/ledger/proof'), 200);
  expect(railDifferences).toMatchObject([{ rail: railOf('second-bank'), kind: 'unknownToUs' }]);
});
