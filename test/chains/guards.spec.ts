import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Deposit, Gateways, SimulatedDeposits, Tokens, Transfer, Transfers, WalletRow, Wallets } from '#chains';
import { Reads, UnitOfWork } from '#database';
import { CreditDeposit } from '../../libs/chains/src/deposits/credit-deposit.js';
import { WatchChain } from '../../libs/chains/src/deposits/watch-chain.js';
import type { Block, BlockRef, Gateway } from '../../libs/chains/src/gateway/gateway.js';
import { SettleTransfer } from '../../libs/chains/src/transfers/settle-transfer.js';
import { SignTransfer } from '../../libs/chains/src/transfers/sign-transfer.js';
import { WalletNonces } from '../../libs/chains/src/transfers/wallet-nonces.js';
import { stranger } from '../support/chains/accounts.js';
import { idOf } from '../support/service/api.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import { Heard } from '../support/service/heard.js';

/** Nothing goes on by itself: each step is taken here, twice where it must be there once, and from the same old row. */
let gatehouse: OwnGatehouse;
let organization: Organization;
let accountId: string;
let polygon: Gateway;
beforeAll(async () => {
  gatehouse = await Gatehouse.start({ environment: { ROLE: 'api' } });
  for (const blockchain of gatehouse.service.get(Tokens).blockchains)
    await watcher().step(await gatehouse.service.get(Gateways).of(blockchain));
  polygon = await gatehouse.service.get(Gateways).of('POLYGON');
});
afterAll(() => gatehouse.stop());

const watcher = (): WatchChain => gatehouse.service.get(WatchChain);
const creditDeposit = (): CreditDeposit => gatehouse.service.get(CreditDeposit);
const settleTransfer = (): SettleTransfer => gatehouse.service.get(SettleTransfer);

beforeEach(async () => {
  organization = await gatehouse.organization();
  accountId = idOf(await organization.api.post('/accounts', { name: 'Treasury' }));
});

function makeWallet(andThen: () => void = () => undefined): Promise<void> {
  return gatehouse.service.get(UnitOfWork).run(async (tx) => {
    await gatehouse.service.get(Wallets).make(tx, organization.id, accountId);
    andThen();
  });
}

async function send(units: bigint): Promise<void> {
  const wallet = await gatehouse.service.get(Reads).one(WalletRow, { organizationId: organization.id, accountId });
  await gatehouse.service.get(SimulatedDeposits).send({
    ...{ blockchain: 'POLYGON', token: 'USDC', units, source: stranger },
    destination: wallet?.evmAddress ?? '',
  });
}

async function cursor(): Promise<BlockRef> {
  const [row] = await gatehouse.sql<{ number: string; hash: string }>(
    `SELECT number, hash FROM chain_cursor WHERE blockchain = 'POLYGON'`,
  );
  return { number: Number(row?.number), hash: row?.hash ?? '' };
}

/** A deposit whose block is final, and that nobody has credited. */
async function finalDeposit(): Promise<Deposit> {
  await send(100n);
  await watcher().step(polygon);
  await gatehouse.advance(2);
  const deposit = await gatehouse.service.get(Reads).one(Deposit, { organizationId: organization.id });
  if (deposit === undefined) throw new Error('The deposit was not seen');
  return deposit;
}

async function held(): Promise<string[]> {
  const rows = await gatehouse.sql<{ held: string }>(
    `SELECT book || ' ' || sum(units) AS held FROM ledger_balance WHERE account_id = $1 GROUP BY book HAVING sum(units) <> 0 ORDER BY 1`,
    [accountId],
  );
  return rows.map((row) => row.held);
}

async function transactions(): Promise<number> {
  return (await gatehouse.sql('SELECT 1 FROM transaction WHERE account_id = $1', [accountId])).length;
}

describe('the seed of the wallets', () => {
  test('is there for good before anything is derived from it', async () => {
    const undone = makeWallet(() => {
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await gatehouse.sql('SELECT 1 FROM wallet_seed')).toHaveLength(1);
    await makeWallet();
    const other = await Gatehouse.start({ beside: gatehouse, environment: { ROLE: 'api' } });
    const mine = await gatehouse.service.get(Wallets).gasWallet('POLYGON');
    expect(await other.service.get(Wallets).gasWallet('POLYGON')).toEqual(mine);
    await other.stop();
  });

  test('is not made anew once there are wallets', async () => {
    await makeWallet();
    const [seed] = await gatehouse.sql<{ sealed: Buffer }>('DELETE FROM wallet_seed RETURNING sealed');
    const other = await Gatehouse.start({ beside: gatehouse, environment: { ROLE: 'api' } });
    await expect(other.service.get(Wallets).gasWallet('POLYGON')).rejects.toThrow(/restore the table wallet_seed/);
    await other.stop();
    await gatehouse.sql('INSERT INTO wallet_seed (id, sealed, by_seed_key) VALUES (1, $1, true)', [seed?.sealed]);
  });
});

describe('a deposit', () => {
  test('is credited once, by however many workers', async () => {
    await makeWallet();
    const deposit = await finalDeposit();
    const newest = await cursor();
    await Promise.all(Array.from({ length: 8 }, () => creditDeposit().credit(deposit, newest)));
    await creditDeposit().credit(deposit, newest);
    expect(await held()).toEqual(['available 100']);
    expect(await transactions()).toBe(1);
  });

  test('is not credited by a worker that saw another chain than is looked through now', async () => {
    await makeWallet();
    const deposit = await finalDeposit();
    const { number } = await cursor();
    await creditDeposit().credit(deposit, { number, hash: '0xanother' });
    await creditDeposit().credit(deposit, { number: number + 7, hash: '0xahead' });
    expect(await held()).toEqual([]);
  });

  test('of more than there can be does not keep the chain from being watched', async () => {
    await makeWallet();
    await send(10n ** 30n);
    await send(5n);
    await watcher().step(polygon);
    expect(await gatehouse.sql('SELECT units FROM deposit WHERE account_id = $1', [accountId])).toEqual([
      { units: '5' },
    ]);
  });
});

describe('the cursor', () => {
  test('is not moved by a worker that was slower than another', async () => {
    await makeWallet();
    for (const units of [1n, 2n, 3n]) await send(units);
    const slow = Object.create(polygon, {
      blocksAfter: {
        value: async (block: BlockRef): Promise<readonly Block[]> => {
          const [first] = await polygon.blocksAfter(block, 1);
          await watcher().step(polygon);
          return first === undefined ? [] : [first];
        },
      },
    }) as Gateway;
    await watcher().step(slow);
    expect((await cursor()).number).toBe((await polygon.head()).number);
    expect(await gatehouse.sql('SELECT 1 FROM deposit WHERE account_id = $1', [accountId])).toHaveLength(3);
  });

  test('keeps where it was when another server took over the database, which may do so more than once', async () => {
    await makeWallet();
    const { number } = await cursor();
    const forgottenFrom = async (changes: string): Promise<number> => {
      await gatehouse.sql(`UPDATE chain_cursor SET ${changes} WHERE blockchain = 'POLYGON'`);
      await send(100n);
      await watcher().step(polygon);
      const seen = await gatehouse.service.get(WalletNonces).stateOf({ blockchain: 'POLYGON' } as Transfer);
      expect(seen.since.getTime()).toBeGreaterThan(0);
      return seen.forgottenFrom;
    };
    expect(await forgottenFrom(`timeline = 'that of one before'`)).toBe(number);
    expect(await forgottenFrom(`timeline = 'that of one between'`)).toBe(number);
    expect(await forgottenFrom(`timeline = 'long after', timeline_since = 'epoch'`)).toBe(number + 2);
  });

  test('begins at one block, whatever two workers take for the newest', async () => {
    await gatehouse.sql(`DELETE FROM chain_cursor WHERE blockchain = 'CELO'`);
    await gatehouse.sql(`DELETE FROM seen_block WHERE blockchain = 'CELO'`);
    const celo = await gatehouse.service.get(Gateways).of('CELO');
    const at = (number: number, before: () => Promise<unknown> = () => Promise.resolve()): Gateway =>
      Object.create(celo, {
        head: { value: () => before().then(() => ({ number, hash: `0x${number}` })) },
        finalUpTo: { value: () => Promise.resolve(number) },
        blocksAfter: { value: () => Promise.resolve([]) },
      }) as Gateway;
    // It has looked where to begin, and found nothing, when the other one begins.
    await watcher().step(at(5, () => watcher().step(at(9))));
    const begun = `SELECT number, hash FROM seen_block WHERE blockchain = 'CELO'`;
    expect(await gatehouse.sql(begun)).toEqual(
      await gatehouse.sql(`SELECT number, hash FROM chain_cursor WHERE blockchain = 'CELO'`),
    );
  });
});

describe('a transfer', () => {
  async function requested(): Promise<Transfer> {
    await makeWallet();
    await creditDeposit().credit(await finalDeposit(), await cursor());
    const id = await gatehouse.service.get(UnitOfWork).run((tx) =>
      gatehouse.service.get(Transfers).request(tx, {
        ...{ organizationId: organization.id, accountId, token: 'USDC', blockchain: 'POLYGON' },
        payments: [{ destination: stranger, units: 40n }],
        reason: { mark: randomUUID(), since: new Date() },
      }),
    );
    const row = await gatehouse.service.get(Reads).one(Transfer, { organizationId: organization.id, id });
    if (row === undefined) throw new Error('The transfer was not written down');
    return row;
  }

  async function signFirst(transfer: Transfer): Promise<Transfer | undefined> {
    const seen = await gatehouse.service.get(WalletNonces).stateOf(transfer);
    return gatehouse.service.get(SignTransfer).first(polygon, transfer, {}, seen);
  }

  test('is told to the process that sends', async () => {
    const heard = await Heard.on(gatehouse, 'gatehouse_transfers');
    await requested();
    await heard.something();
    await heard.end();
  });

  test('is signed first once, and takes one nonce', async () => {
    const transfer = await requested();
    const sign = (): Promise<unknown> => signFirst(transfer);
    const signed = await Promise.all(Array.from({ length: 8 }, sign));
    expect(signed.filter((row) => row !== undefined)).toHaveLength(1);
    expect(await sign()).toBeUndefined();
    expect(await gatehouse.sql('SELECT next FROM wallet_nonce WHERE address = $1', [transfer.walletAddress])).toEqual([
      { next: '1' },
    ]);
  });

  test('that is signed is not given back, whatever was known of it before', async () => {
    const transfer = await requested();
    await signFirst(transfer);
    await settleTransfer().refuse(transfer, 'refused');
    expect(await held()).toEqual(['available 60', 'reserved 40']);
  });

  test('is settled once, one way or the other', async () => {
    const transfer = await requested();
    await signFirst(transfer);
    const final = { state: 'final', hash: '0xa', blockNumber: 1, minedAt: new Date(0), destination: stranger } as const;
    await settleTransfer().settle(transfer, { ...final, succeeded: true });
    await settleTransfer().settle(transfer, { ...final, succeeded: false });
    await settleTransfer().settle(transfer, { ...final, succeeded: true });
    expect(await held()).toEqual(['available 60']);
    expect(await transactions()).toBe(2);
  });
});
