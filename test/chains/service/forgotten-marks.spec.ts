import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Address, generateKeyPairSigner } from '@solana/kit';
import { Transfers, Wallets } from '#chains';
import { UnitOfWork } from '#database';
import { activeAccount, untilBalance } from '../../support/chains/accounts.js';
import { until } from '../../support/run/until.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../../support/service/gatehouse.js';
import { Bank } from '../../support/solana-node/bank.js';
import { SolanaNodeServer } from '../../support/solana-node/server.js';

/** A database that lost the commit by which a transfer on Solana was signed, while the chain goes on. */
let node: SolanaNodeServer;
let bank: Bank;
let mint: Address;
let gatehouse: OwnGatehouse;
let organization: Organization;
let accountId: string;
let recipient: Address;
/** When there was a reason to pay: before anything was lost. */
const asked = new Date();

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
  recipient = (await generateKeyPairSigner()).address;
  const key = { organizationId: organization.id, accountId };
  const wallet = await gatehouse.service
    .get(UnitOfWork)
    .run((tx) => gatehouse.service.get(Wallets).ofAccount(tx, key, 'SOLANA'));
  await bank.issue(mint, wallet?.address as Address, 50_000_000n);
  await holds('50000000');
});
afterEach(async () => {
  await gatehouse.stop();
  await node.stop();
});

async function holds(value: string): Promise<void> {
  node.ledger.mine();
  await untilBalance(organization.api, accountId, { value, blockchain: 'SOLANA' });
}

function request(units: bigint, mark: string = randomUUID()): Promise<string> {
  return gatehouse.service.get(UnitOfWork).run((tx) =>
    gatehouse.service.get(Transfers).request(tx, {
      ...{ organizationId: organization.id, accountId, token: 'USDC', blockchain: 'SOLANA' },
      payments: [{ destination: recipient, units }],
      reason: { mark, since: asked },
    }),
  );
}

const signed = (id: string): Promise<unknown> =>
  until('it was sent', async () => {
    const rows = await gatehouse.sql('SELECT hash FROM signed_transaction WHERE transfer_id = $1', [id]);
    return rows.length > 0 && node.asked('sendTransaction') > 0;
  });

/** Another server has taken over: the chain's cursor still names the one before. */
const failover = `failover AS (UPDATE chain_cursor SET timeline = 'that of the server before' WHERE blockchain = 'SOLANA')`;

/** The database as it was before the transfer was signed. */
async function forget(id: string): Promise<void> {
  await gatehouse.sql(
    `WITH gone AS (DELETE FROM signed_transaction WHERE transfer_id = $1), ${failover}
     UPDATE transfer SET status = 'requested', nonce = NULL WHERE id = $1`,
    [id],
  );
}

/** The same before it was decided. */
async function forgetDecided(id: string): Promise<void> {
  await gatehouse.sql(
    `WITH gone AS (DELETE FROM signed_transaction WHERE transfer_id = $1), ${failover} DELETE FROM transfer WHERE id = $1`,
    [id],
  );
}

async function untilConfirmed(id: string, blocks: number): Promise<void> {
  await until(
    'the transfer is confirmed',
    async () => {
      node.ledger.mine(blocks);
      await gatehouse.advance(61);
      const [row] = await gatehouse.sql<{ status: string }>('SELECT status FROM transfer WHERE id = $1', [id]);
      return row?.status === 'confirmed';
    },
    { everyMilliseconds: 50 },
  );
}

test.each([
  ['all that there was', 50_000_000n],
  ['a part', 20_000_000n],
])('%s that was sent and forgotten is found by its mark, is not paid twice, and has not failed', async (_, units) => {
  const id = await request(units);
  await signed(id);
  node.ledger.mine();
  await forget(id);
  await untilConfirmed(id, 1);
  expect(await bank.units(mint, recipient)).toBe(units);
  await holds(String(50_000_000n - units));
  expect((await gatehouse.operator.get('/ledger/proof')).body['balanced']).toBe(true);
});

test('what was sent is found by its mark though it is decided once more, long after the decision was lost', async () => {
  const mark = randomUUID();
  const id = await request(20_000_000n, mark);
  await signed(id);
  node.ledger.mine();
  await forgetDecided(id);
  await until('the other server is known', async () => {
    node.ledger.mine();
    return (
      (await gatehouse.sql(`SELECT 1 FROM chain_cursor WHERE timeline = 'that of the server before'`)).length === 0
    );
  });
  await gatehouse.advance(660);
  await untilConfirmed(await request(20_000_000n, mark), 1);
  expect(await bank.units(mint, recipient)).toBe(20_000_000n);
});

test('what was forgotten while it was still on its way is waited for, until it can come no more', async () => {
  node.ledger.finalityLag = 5;
  const id = await request(20_000_000n);
  await signed(id);
  await forget(id);
  // It comes late, after the one who forgot it has looked.
  await gatehouse.advance(61);
  node.ledger.mine(20);
  await untilConfirmed(id, 10);
  expect(await bank.units(mint, recipient)).toBe(20_000_000n);
  await holds('30000000');
});

test('what was forgotten and never came is sent once nothing of it can come', async () => {
  const id = await request(20_000_000n);
  await signed(id);
  node.ledger.dropPending();
  await forget(id);
  node.ledger.dropPending();
  await untilConfirmed(id, 40);
  expect(await bank.units(mint, recipient)).toBe(20_000_000n);
  await holds('30000000');
});
