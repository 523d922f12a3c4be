import { beforeAll, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { type Answer, idOf, must } from '../support/service/api.js';
import { type Payer, payer, toBank, toWallet } from '../support/payments/payouts.js';
import { Gatehouse } from '../support/service/gatehouse.js';

let gatehouse: Gatehouse;
let from: Payer;
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  from = await payer(gatehouse);
});

const someWallet = (): string => `0x${randomBytes(20).toString('hex')}`;

function to(walletAddress: string): object {
  return toWallet({ fiatAmount: 20, fiatCurrencyCode: 'USD' }, { walletAddress, blockchain: 'POLYGON' });
}

function asked(path: string, ...payouts: readonly object[]): Promise<Answer> {
  return from.api.post(path, { sourceAccountId: from.accountId, payouts });
}

/** As lists write it, which is not as people send it. */
async function list(address: string): Promise<void> {
  const entries = [{ address: address.toUpperCase().replace('0X', '0x'), blockchain: 'ETHEREUM', reason: 'Made up' }];
  must(await gatehouse.operator.post('/screening/addresses', { entries }), 201);
}

const refused = (...indexes: readonly number[]): object => ({
  status: 422,
  body: { name: 'DestinationRefused', params: { destinations: indexes.map((index) => ({ index })) } },
});

test('nothing is paid to a wallet on a list, on any chain, and nobody says why', async () => {
  const [wallet, other] = [someWallet(), someWallet()];
  await list(wallet);
  const answer = await asked('/payout-requests', to(wallet), to(other), toBank(10), to(wallet));
  expect(answer).toMatchObject(refused(0, 3));
  expect(JSON.stringify(answer.body)).not.toContain('Made up');
  const field = 'payoutDetails.walletDetails.walletAddress';
  expect(must(await asked('/payout-requests/preflight', to(wallet), to(other)), 200)).toMatchObject({
    isAcceptable: false,
    payouts: [{ failures: [{ name: 'DestinationRefused', fields: [field] }] }, { failures: [] }],
  });
});

test('nothing is paid to one that was saved before', async () => {
  const wallet = someWallet();
  const counterpartyId = idOf(await from.api.post('/counterparties', { type: 'business', name: 'Acme' }));
  const payoutMethod = { type: 'blockchainWallet', details: { walletAddress: wallet, blockchain: 'POLYGON' } };
  const path = `/counterparties/${counterpartyId}/payout-methods`;
  const payoutMethodId = idOf(await from.api.post(path, { alias: 'Wallet', payoutMethod }));
  await list(wallet);
  const saved = {
    amount: { tokenAmount: 10, tokenSymbol: 'USDC' },
    payoutDetails: { type: 'counterpartyPayoutMethod', payoutMethodId },
  };
  expect(await asked('/payout-requests', saved)).toMatchObject(refused(0));
});

test('nothing is paid to one that came on a list after the request was made, until it is on none', async () => {
  const wallet = someWallet();
  const id = idOf(await asked('/payout-requests', to(someWallet()), to(wallet)));
  await list(wallet);
  const execute = (): Promise<Answer> => from.api.post(`/payout-requests/${id}/execute`, {});
  expect(await execute()).toMatchObject(refused(1));
  expect(must(await from.api.get(`/payout-requests/${id}`), 200)['status']).toMatchObject({
    type: 'awaitingExecution',
  });
  expect((await gatehouse.operator.delete(`/screening/addresses/${wallet}`)).status).toBe(204);
  must(await execute(), 200);
});
