import { beforeAll, describe, expect, test } from '@jest/globals';
import { untilBalance } from '../support/chains/accounts.js';
import { must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import {
  type Payer,
  created,
  eventsOf,
  executed,
  journeys,
  payer,
  statusOf,
  toBank,
  toWallet,
  untilStatus,
} from '../support/payments/payouts.js';

let gatehouse: Gatehouse;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
});

async function isBalanced(): Promise<unknown> {
  return must(await gatehouse.operator.get('/ledger/proof'), 200)['balanced'];
}

describe('a request of a wallet, a bank account and a wallet on another chain', () => {
  let from: Payer;
  beforeAll(async () => {
    from = await payer(gatehouse);
  });

  test('is created, executed and done: every recipient is paid, and told of', async () => {
    const rows = [
      toWallet(10),
      toBank(100),
      toWallet(
        { fiatAmount: 20, fiatCurrencyCode: 'USD' },
        { walletAddress: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', blockchain: 'SOLANA' },
      ),
    ];
    const request = await created(from, rows);
    expect(request).toMatchObject({ status: { type: 'awaitingExecution' } });
    expect(request.payouts.map(statusOf)).toEqual(['AWAITING_EXECUTION', 'created', 'AWAITING_EXECUTION']);
    const begun = must(await from.api.post(`/payout-requests/${request.id}/execute`, {}), 200);
    expect(begun).toMatchObject({ status: { type: 'pending' } });
    await untilBalance(from.api, from.accountId, { value: '870000000', reserved: '130000000' });
    const done = await untilStatus(gatehouse, from, request.id, 'executed');
    expect(done.payouts.map(statusOf)).toEqual(['EXECUTED', 'completed', 'EXECUTED']);
    expect(done.transactionHash).toMatch(/^0x[0-9a-f]{64}$/);
    expect(done.payouts[0]?.details).not.toHaveProperty('transactionHash');
    expect(done.payouts[2]?.details.transactionHash).toMatch(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/);
    await untilBalance(from.api, from.accountId, { value: '870000000' });
    const paths = journeys(await eventsOf(from, request.id));
    expect(paths.get(request.id)).toBe('awaitingExecution > pending > executed');
    expect(done.payouts.map(({ id }) => paths.get(id))).toEqual([
      'awaitingExecution > pending > executed',
      'created > pending > completed',
      'awaitingExecution > pending > executed',
    ]);
    expect(await isBalanced()).toBe(true);
  });
});

test('one that fails at its bank gives its tokens back', async () => {
  const from = await payer(gatehouse);
  const { id } = await executed(from, [toBank(10.64), toBank(20)]);
  const done = await untilStatus(gatehouse, from, id, 'failed');
  expect(done.payouts.map(({ details }) => details.status)).toMatchObject([
    { type: 'failed', errorCode: 'ACCOUNT_TYPE_INCORRECT' },
    { type: 'completed' },
  ]);
  await untilBalance(from.api, from.accountId, { value: '980000000' });
  expect(await isBalanced()).toBe(true);
});
