import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Address, generateKeyPairSigner } from '@solana/kit';
import { Transfers, Wallets } from '#chains';
import { UnitOfWork } from '#database';
import { activeAccount, untilBalance } from '../../support/chains/accounts.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../../support/service/gatehouse.js';
import { Bank } from '../../support/solana-node/bank.js';
import { SolanaNodeServer, disturbances } from '../../support/solana-node/server.js';
import { until } from '../../support/run/until.js';

let node: SolanaNodeServer;
let bank: Bank;
let mint: Address;
let gatehouse: OwnGatehouse;
let organization: Organization;
let accountId: string;
let wallet: string;

beforeEach(async () => {
  node = await SolanaNodeServer.start();
  bank = await Bank.open(node.ledger);
  mint = await bank.newMint();
  gatehouse = await Gatehouse.start({
    environment: {
      RPC_URLS: `SOLANA=${node.url}`,
      SANDBOX_PAYS_TESTNET: 'on',
      CHAIN_IDS: `SOLANA=${node.genesisHash}`,
      TOKEN_CONTRACTS: `SOLANA=USDC:${mint}`,
      POLL_MILLISECONDS: 'SOLANA=100',
    },
  });
  bank.giveSol((await gatehouse.service.get(Wallets).gasWallet('SOLANA')).address, 1);
  organization = await gatehouse.organization();
  accountId = (await activeAccount(organization.api)).id;
  wallet = await solanaWallet();
});
afterEach(async () => {
  await gatehouse.stop();
  await node.stop();
});

async function solanaWallet(): Promise<string> {
  const found = await gatehouse.service
    .get(UnitOfWork)
    .run((tx) =>
      gatehouse.service.get(Wallets).ofAccount(tx, { organizationId: organization.id, accountId }, 'SOLANA'),
    );
  return found?.address ?? '';
}

function request(destination: string, units: bigint): Promise<string> {
  return gatehouse.service.get(UnitOfWork).run((tx) =>
    gatehouse.service.get(Transfers).request(tx, {
      ...{ organizationId: organization.id, accountId, token: 'USDC', blockchain: 'SOLANA' },
      payments: [{ destination, units }],
      reason: { mark: randomUUID(), since: new Date() },
    }),
  );
}

/** Slots pass, and time. */
function untilStatus(id: string, wanted: string): Promise<true> {
  return until(
    `the transfer is ${wanted}`,
    async () => {
      node.ledger.mine();
      await gatehouse.advance(61);
      const [row] = await gatehouse.sql<{ status: string }>('SELECT status FROM transfer WHERE id = $1', [id]);
      return row?.status === wanted;
    },
    { everyMilliseconds: 50 },
  );
}

const holds = (value: string): Promise<unknown> =>
  untilBalance(organization.api, accountId, { value, blockchain: 'SOLANA' });

test('tokens come to an account on Solana and leave it again, once', async () => {
  const signature = await bank.issue(mint, wallet, 50_000_000n);
  node.ledger.mine(2);
  await holds('50000000');
  const recipient = (await generateKeyPairSigner()).address;
  const id = await request(recipient, 20_000_000n);
  await untilStatus(id, 'confirmed');
  await holds('30000000');
  expect(await bank.units(mint, recipient)).toBe(20_000_000n);
  expect(await bank.units(mint, wallet)).toBe(30_000_000n);
  const { results } = (await organization.api.get('/transactions')).body as { results: Record<string, unknown>[] };
  expect(results).toMatchObject([
    { type: 'debit', blockchain: 'SOLANA', sourceWalletAddress: wallet, destinationWalletAddress: recipient },
    { type: 'credit', blockchain: 'SOLANA', transactionHash: signature, destinationWalletAddress: wallet },
  ]);
  const [told] = (await organization.api.get('/events?type=account_debited')).body['results'] as { payload: object }[];
  expect(told?.payload).toMatchObject({
    accountWalletAddress: wallet,
    tokenAmount: { tokenAmount: 20, tokenSymbol: 'USDC', blockchain: 'SOLANA', tokenContractAddress: mint },
  });
  expect((await gatehouse.operator.get('/ledger/proof')).body['balanced']).toBe(true);
});

test('a transfer whose broadcast nobody took is sent again, with another blockhash, and happens once', async () => {
  await bank.issue(mint, wallet, 50_000_000n);
  await holds('50000000');
  const recipient = (await generateKeyPairSigner()).address;
  node.disturb('sendTransaction', disturbances.hangsUp);
  const id = await request(recipient, 20_000_000n);
  await until('it was tried', () => node.asked('sendTransaction') > 0);
  node.ledger.dropPending();
  node.calm();
  node.ledger.mine(200);
  await untilStatus(id, 'confirmed');
  await holds('30000000');
  expect(await bank.units(mint, recipient)).toBe(20_000_000n);
});
