import { beforeAll, expect, test } from '@jest/globals';
import { type Answer, idOf, must } from '../support/service/api.js';
import { type Payer, executed, payer, toBank, toWallet, untilStatus } from '../support/payments/payouts.js';
import { Gatehouse } from '../support/service/gatehouse.js';

const platform = '00000000-0000-0000-0000-000000000001';
const ofPlatform = 'is a wallet of Gatehouse itself, and of no recipient';
const ofToken = 'is the contract of a token, and nobody could spend what is sent there';
const usdcOnPolygon = '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359';
const usdcOnSolana = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkGXwyTDt1v';

interface Address {
  readonly walletAddress: string;
  readonly blockchain: string;
}

let gatehouse: Gatehouse;
let from: Payer;
let wallets: readonly { readonly evm: string; readonly solana: string }[];
beforeAll(async () => {
  gatehouse = await Gatehouse.shared();
  from = await payer(gatehouse);
  const { id } = await executed(from, [toBank(10), toWallet({ fiatAmount: 20, fiatCurrencyCode: 'USD' })]);
  await untilStatus(gatehouse, from, id, 'executed');
  wallets = await gatehouse.sql<{ evm: string; solana: string }>(
    'SELECT evm_address AS evm, solana_address AS solana FROM wallet WHERE organization_id = $1',
    [platform],
  );
});

function rowTo(address: Address): object {
  return toWallet({ fiatAmount: 20, fiatCurrencyCode: 'USD' }, address);
}

function asked(path: string, payouts: readonly object[]): Promise<Answer> {
  return from.api.post(path, { sourceAccountId: from.accountId, payouts });
}

async function isRefused(address: Address, why: string): Promise<void> {
  const field = 'payoutDetails.walletDetails.walletAddress';
  const { params } = must(await asked('/payout-requests', [rowTo(address), toBank(10), rowTo(address)]), 400);
  const failures = [0, 2].map((index) => ({ field: `payouts.${index}.${field}`, messages: [why] }));
  expect(params).toEqual({ failures });
  const { payouts } = must(await asked('/payout-requests/preflight', [rowTo(address)]), 200) as { payouts: object[] };
  expect(payouts).toMatchObject([{ failures: [{ name: 'ValidationFailed', fields: [field], message: why }] }]);
}

test('nobody is paid at a wallet of the platform, on any chain and however it is written', async () => {
  expect(wallets).toHaveLength(2);
  for (const { evm, solana } of wallets) {
    for (const blockchain of ['POLYGON', 'BASE', 'ETHEREUM'])
      for (const walletAddress of [evm, evm.toLowerCase()]) await isRefused({ walletAddress, blockchain }, ofPlatform);
    await isRefused({ walletAddress: solana, blockchain: 'SOLANA' }, ofPlatform);
  }
});

test('nobody is paid at the contract of a token', async () => {
  for (const walletAddress of [usdcOnPolygon, usdcOnPolygon.toLowerCase()])
    await isRefused({ walletAddress, blockchain: 'POLYGON' }, ofToken);
  await isRefused({ walletAddress: usdcOnSolana, blockchain: 'SOLANA' }, ofToken);
  // On another chain there is no such token.
  const elsewhere = rowTo({ walletAddress: usdcOnPolygon, blockchain: 'BASE' });
  must(await asked('/payout-requests', [elsewhere]), 201);
});

test('nobody is paid at such an address that was saved', async () => {
  const counterpartyId = idOf(await from.api.post('/counterparties', { type: 'business', name: 'Acme' }));
  for (const [walletAddress, why] of [
    [wallets[0]?.evm ?? '', ofPlatform],
    [usdcOnPolygon, ofToken],
  ] as const) {
    const payoutMethod = { type: 'blockchainWallet', details: { walletAddress, blockchain: 'POLYGON' } };
    const path = `/counterparties/${counterpartyId}/payout-methods`;
    const payoutMethodId = idOf(await from.api.post(path, { alias: 'Wallet', payoutMethod }));
    const saved = {
      amount: { tokenAmount: 10, tokenSymbol: 'USDC' },
      payoutDetails: { type: 'counterpartyPayoutMethod', payoutMethodId },
    };
    const { params } = must(await asked('/payout-requests', [toBank(10), saved]), 400);
    const failure = { field: 'payouts.1.payoutDetails.payoutMethodId', messages: [why] };
    expect(params).toEqual({ failures: [failure] });
  }
});
