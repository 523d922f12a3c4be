import { beforeAll, expect, test } from '@jest/globals';
import { must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import {
  type PayoutRequestBody,
  created,
  eventsOf,
  journeys,
  payer,
  requestOf,
  toBank,
  toWallet,
} from '../support/payments/payouts.js';

let gatehouse: Gatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

test('a request that is canceled pays nobody, and is over', async () => {
  const from = await payer(gatehouse, '0');
  const { id } = await created(from, [toBank(10), toWallet(10), toWallet({ fiatAmount: 5, fiatCurrencyCode: 'USD' })]);
  const canceled = must(await from.api.post(`/payout-requests/${id}/cancel`, {}), 200) as unknown as PayoutRequestBody;
  expect(canceled.status).toEqual({ type: 'canceled' });
  expect(canceled.payouts.map(({ details }) => details.status)).toEqual([{ type: 'canceled' }, 'CANCELED', 'CANCELED']);
  expect(await requestOf(from, id)).toEqual(canceled);
  const paths = journeys(await eventsOf(from, id));
  const paid = ['created > canceled', 'awaitingExecution > canceled', 'awaitingExecution > canceled'];
  expect(canceled.payouts.map((payout) => paths.get(payout.id))).toEqual(paid);
  expect(paths.get(id)).toBe('awaitingExecution > canceled');
  for (const [verb, trigger] of Object.entries({ cancel: 'cancel', execute: 'transactionSubmitted' })) {
    const { status, body } = await from.api.post(`/payout-requests/${id}/${verb}`, {});
    const params = { resource: 'payoutRequest', id, from: 'canceled', trigger };
    expect([status, body['name'], body['params']]).toEqual([409, 'IllegalTransition', params]);
  }
});

test('whichever comes first of cancel and execute, the other is refused', async () => {
  const from = await payer(gatehouse, '100000000');
  for (let nth = 0; nth < 5; nth++) {
    const { id } = await created(from, [toWallet(10)]);
    const verbs = nth % 2 === 0 ? ['cancel', 'execute'] : ['execute', 'cancel'];
    const answers = await Promise.all(verbs.map((verb) => from.api.post(`/payout-requests/${id}/${verb}`, {})));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const won = verbs[answers.findIndex(({ status }) => status === 200)];
    const { status } = await requestOf(from, id);
    expect([won, status.type === 'canceled']).toEqual([won, won === 'cancel']);
  }
});
