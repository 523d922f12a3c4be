import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Address, generateKeyPairSigner } from '@solana/kit';
import { TreasuryWallets, Wallets } from '#chains';
import { EvmScene } from '../support/chains/evm-scene.js';
import { ProviderServer } from '../support/payments/provider-server.js';
import {
  type Payer,
  type PayoutRequestBody,
  allowed,
  requestOf,
  statusOf,
  toBank,
  toWallet,
} from '../support/payments/payouts.js';
import { until } from '../support/run/until.js';
import { must } from '../support/service/api.js';
import { Restorable } from '../support/service/restorable.js';
import { Bank } from '../support/solana-node/bank.js';
import { SolanaNodeServer } from '../support/solana-node/server.js';

/** A database that has lost a request with everything about it, also that it was answered, after it was paid. */
let node: SolanaNodeServer;
let bank: Bank;
let mint: Address;
let scene: EvmScene;
let restorable: Restorable;
let from: Payer;
let provider: ProviderServer;
/** To which nothing goes while the first is not drained. */
let other: ProviderServer;

beforeEach(async () => {
  node = await SolanaNodeServer.start();
  provider = await ProviderServer.start();
  other = await ProviderServer.start();
  bank = await Bank.open(node.ledger);
  mint = await bank.newMint();
  scene = await EvmScene.open({
    confirmations: 2,
    environment: {
      RAILS: `first=${provider.url} other=${other.url}?preference=2`,
      RAIL_SECRETS: `first=${provider.secret} other=${other.secret}`,
    },
    otherChains: {
      RPC_URLS: `SOLANA=${node.url}`,
      CHAIN_IDS: `SOLANA=${node.genesisHash}`,
      TOKEN_CONTRACTS: `SOLANA=USDC:${mint}`,
      POLL_MILLISECONDS: 'SOLANA=100',
    },
  });
  restorable = new Restorable(scene.gatehouse);
  const { organization, accountId, wallet } = await scene.funded(50_000_000n);
  await allowed(scene.gatehouse, organization);
  from = { organization, api: organization.api, accountId, walletAddress: wallet };
});
afterEach(async () => {
  await scene.close();
  await restorable.close();
  await node.stop();
  await provider.close();
  await other.close();
});

async function fillTreasury(units: bigint): Promise<void> {
  const { service } = scene.gatehouse;
  bank.giveSol((await service.get(Wallets).gasWallet('SOLANA')).address, 1);
  const { solanaAddress } = await service.get(TreasuryWallets).get('liquidity');
  await bank.issue(mint, solanaAddress, units);
  await until('the treasury has it', async () => {
    node.ledger.mine();
    const [row] = await scene.gatehouse.sql<{ units: string }>(
      `SELECT coalesce(sum(units), 0)::text AS units FROM ledger_balance WHERE blockchain = 'SOLANA' AND book = 'available'`,
    );
    return row?.units === String(units);
  });
}

/** The same request under the same keys, as it is sent by who does not know whether it was taken. */
async function executed(body: object, keys: readonly [string, string]): Promise<string> {
  const id = await created(body, keys[0]);
  await execute(id, keys[1]);
  return id;
}

async function created(body: object, key: string): Promise<string> {
  const api = scene.gatehouse.withKey(from.api.key ?? '');
  return String(must(await api.post('/payout-requests', body, { 'Idempotency-Key': key }), 201)['id']);
}

async function execute(id: string, key: string): Promise<void> {
  const api = scene.gatehouse.withKey(from.api.key ?? '');
  must(await api.post(`/payout-requests/${id}/execute`, {}, { 'Idempotency-Key': key }), 200);
}

/** The first rail lists what it was asked to pay, times so many tenths, and gets nothing new any more. */
function listed(tenths: bigint): string {
  const [[id, { order }] = ['', { order: { fiatCurrencyCode: 'ARS', fiatUnits: '0' } }]] = provider.orders;
  const { fiatCurrencyCode, fiatUnits } = order;
  const moved = String((BigInt(fiatUnits) * tenths) / 10n);
  provider.lists.set('payouts', [Object.assign({ at: new Date() }, { id, fiatCurrencyCode, fiatUnits: moved })]);
  return id;
}

async function drainFirst(): Promise<void> {
  const drains = '/rails/http-provider%20first/drains';
  must(await scene.gatehouse.operator.post(drains, { reason: 'It lost our trust' }), 201);
}

function untilSo<T>(what: string, condition: () => T | false | undefined | Promise<T | false | undefined>): Promise<T> {
  const step = async (): Promise<T | false | undefined> => {
    await scene.node.mine();
    node.ledger.mine(10);
    await scene.gatehouse.advance(61);
    return condition();
  };
  return until(what, step, { everyMilliseconds: 100 });
}

function paid(id: string): Promise<PayoutRequestBody> {
  const api = scene.gatehouse.withKey(from.api.key ?? '');
  return untilSo('it is paid', async () => {
    const request = await requestOf({ api }, id);
    return request.payouts.every((payout) => statusOf(payout) === 'EXECUTED') && request;
  });
}

test('one that is sent again is found by what paid for it, on its own chain and on that of its recipient', async () => {
  await fillTreasury(20_000_000n);
  const recipient = (await generateKeyPairSigner()).address;
  const amount = { fiatAmount: 5, fiatCurrencyCode: 'USD' };
  const body = {
    sourceAccountId: from.accountId,
    payouts: [toWallet(amount, { walletAddress: recipient, blockchain: 'SOLANA' })],
  };
  const keys = [randomUUID(), randomUUID()] as const;
  scene.gatehouse = await restorable.copied();
  const first = await paid(await executed(body, keys));
  expect(await bank.units(mint, recipient)).toBe(5_000_000n);
  scene.gatehouse = await restorable.restored();
  const again = await paid(await executed(body, keys));
  expect(again.id).not.toBe(first.id);
  expect([again.transactionHash, await bank.units(mint, recipient)]).toEqual([first.transactionHash, 5_000_000n]);
  expect(again.payouts[0]?.details.transactionHash).toBe(first.payouts[0]?.details.transactionHash);
  expect(await scene.isBalanced()).toBe(true);
});

test('one to a bank that is sent again waits while its rail has an order that nobody here knows', async () => {
  const body = { sourceAccountId: from.accountId, payouts: [toBank(10)] };
  const keys = [randomUUID(), randomUUID()] as const;
  scene.gatehouse = await restorable.copied();
  await executed(body, keys);
  await untilSo('the rail is asked', () => provider.orders.size === 1);
  const [taken] = provider.orders.values();
  if (taken === undefined) throw new Error('There is no order');
  const { payoutId: id, fiatCurrencyCode, fiatUnits } = taken.order;
  const entry = { at: new Date(), id, fiatCurrencyCode, fiatUnits };
  provider.lists.set('payouts', [entry]);
  scene.gatehouse = await restorable.restored();
  await executed(body, keys);
  await untilSo('it is refused', () => scene.gatehouse.log.some((line) => line.includes(`the rail has ${id}`)));
  expect([...provider.orders.keys()]).toEqual([id]);
  // The rail gives up what it was asked for first.
  const why = { errorCode: 'ACCOUNT_CLOSED', reason: 'closed' };
  const organizationId = from.organization.id;
  provider.lists.set('payouts', [Object.assign(entry, { fiatUnits: '0' })]);
  provider.reports.set(id, { reportId: 'gone', payoutId: id, organizationId, status: 'failed', ...why });
  await untilSo('it is asked again', () => provider.orders.size === 2);
});

test('nor is it asked of another rail, which would get what is new, and has other rates', async () => {
  const body = { sourceAccountId: from.accountId, payouts: [toBank(10)] };
  const keys = [randomUUID(), randomUUID()] as const;
  scene.gatehouse = await restorable.copied();
  await executed(body, keys);
  await untilSo('the rail is asked', () => provider.orders.size === 1);
  const id = listed(8n);
  scene.gatehouse = await restorable.restored();
  await drainFirst();
  await executed(body, keys);
  await untilSo('it is refused', () => scene.gatehouse.log.some((line) => line.includes(`the rail has ${id}`)));
  expect([provider.orders.size, other.orders.size]).toEqual([1, 0]);
});

test('nor is another rail asked for one of which only the execution was lost', async () => {
  const id = await created({ sourceAccountId: from.accountId, payouts: [toBank(10)] }, randomUUID());
  const key = randomUUID();
  scene.gatehouse = await restorable.copied();
  await execute(id, key);
  await untilSo('the rail is asked', () => provider.orders.size === 1);
  const payoutId = listed(10n);
  scene.gatehouse = await restorable.restored();
  await drainFirst();
  await scene.gatehouse.advance(61);
  await execute(id, key);
  await untilSo('it is refused', () => scene.gatehouse.log.some((line) => line.includes(`the rail has ${payoutId}`)));
  expect([provider.orders.size, other.orders.size]).toEqual([1, 0]);
});
