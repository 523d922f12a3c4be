import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { stranger } from '../support/chains/accounts.js';
import { must } from '../support/service/api.js';
import { EvmScene, type Holder } from '../support/chains/evm-scene.js';
import { type PayinBody, payinsOf, wayOf } from '../support/payments/payins.js';
import { until } from '../support/run/until.js';

const confirmations = 6;
const somebodyElse = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

let scene: EvmScene;
let to: Holder;
beforeAll(async () => {
  scene = await EvmScene.open({ confirmations });
});
beforeEach(async () => {
  to = await scene.holder();
  const allowing = { accountId: to.accountId, blockchain: 'POLYGON' };
  must(await to.organization.api.put(`/payins/allowed-senders/${stranger}`, allowing), 200);
});
afterAll(() => scene.close());

/** Blocks are made and looked through until all that is in the chain now stays there, and somebody has looked at what came. */
async function untilLookedAt(): Promise<void> {
  await scene.node.mine(confirmations);
  const newest = await scene.node.blockNumber();
  await until('every block is looked through, and every deposit', async () => {
    const seen = await scene.gatehouse.sql(`SELECT 1 FROM chain_cursor WHERE blockchain = 'POLYGON' AND number >= $1`, [
      newest,
    ]);
    const left = await scene.gatehouse.sql(
      `SELECT 1 FROM deposit WHERE status = 'pending' UNION ALL SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'depositCredited'`,
    );
    return seen.length === 1 && left.length === 0;
  });
}

async function payins(): Promise<PayinBody[]> {
  return payinsOf(to.organization.api);
}

interface Listed {
  readonly transactionHash: string;
  readonly related?: object;
}

async function transactions(): Promise<Listed[]> {
  return must(await to.organization.api.get('/transactions?limit=100'), 200)['results'] as Listed[];
}

async function creditedHashes(): Promise<string[]> {
  const page = must(await to.organization.api.get('/events?type=account_credited&limit=100'), 200);
  const events = page['results'] as { payload: { transactionDetails: { transactionHash: string } } }[];
  return events.map(({ payload }) => payload.transactionDetails.transactionHash);
}

async function pendingDeposits(): Promise<object[]> {
  const { body } = await to.organization.api.get(`/accounts/${to.accountId}/pending-deposits`);
  return body['results'] as object[];
}

test('what an allowed sender sends is a completed payin; what anybody else sends is in the balance alone', async () => {
  await scene.usdc.mint(somebodyElse, 7_000_000n);
  await scene.node.setBalance(somebodyElse, 10n ** 20n);
  const unsolicited = await scene.usdc.call('transfer', [to.wallet, 7_000_000n], somebodyElse);
  const hash = await scene.deposit(to, 12_500_000n);
  await untilLookedAt();
  const all = await payins();
  const amount = { tokenSymbol: 'USDC', blockchain: 'POLYGON', exponent: 6, value: '12500000' };
  expect(all).toEqual([
    {
      id: expect.any(String),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      destinationAccountId: to.accountId,
      status: { type: 'completed' },
      payinDetails: {
        type: 'blockchainDeposit',
        depositToken: { symbol: 'USDC', blockchain: 'POLYGON' },
        destinationAddress: to.wallet,
        senderAddress: stranger,
        amount,
      },
      senderMetadata: { type: 'blockchain', senderAddress: stranger, blockchain: 'POLYGON' },
      settlementDetails: { type: 'blockchain', amount: { type: 'blockchain', ...amount }, transactionHash: hash },
      timestamps: {
        createdAt: expect.any(String),
        fundsReceivedAt: expect.any(String),
        completedAt: expect.any(String),
      },
    },
  ]);
  const { id = '' } = all[0] ?? {};
  expect(await wayOf(to.organization.api, id)).toBe('null > created > pending > completed');
  const listed = new Map((await transactions()).map(({ transactionHash, related }) => [transactionHash, related]));
  expect(listed).toEqual(
    new Map<string, unknown>([
      [hash, { type: 'payin', id }],
      [unsolicited, undefined],
    ]),
  );
  expect(new Set(await creditedHashes())).toEqual(new Set([hash, unsolicited]));
  await scene.holds(to, { value: '19500000' });
  expect(await scene.usdc.unitsOf(to.wallet)).toBe(19_500_000n);
});

test('two transfers of one transaction are two payins', async () => {
  await scene.usdc.mint(stranger, 100n);
  const hash = await scene.usdc.call('transferTwice', [to.wallet, to.wallet, 10n], stranger);
  await untilLookedAt();
  const found = (await payins()).map(({ settlementDetails }) => settlementDetails);
  expect(new Set(found.map((details) => details?.amount?.value))).toEqual(new Set(['10', '11']));
  expect(found.map((details) => details?.transactionHash)).toEqual([hash, hash]);
  await scene.holds(to, { value: '21' });
});

test('what is no longer in the chain is no payin, and what comes again is one', async () => {
  await scene.usdc.mint(stranger, 5_000_000n);
  await scene.node.mine();
  const signed = await scene.signedDeposit(to, 5_000_000n);
  const hash = await scene.node.rpc<string>('eth_sendRawTransaction', signed);
  await scene.node.mine(2);
  await until('the deposit is seen', async () => (await pendingDeposits()).length === 1);
  expect(await payins()).toEqual([]);

  await scene.node.reorg(3);
  await until('the deposit is forgotten', async () => {
    await scene.node.mine();
    return (await pendingDeposits()).length === 0;
  });
  await untilLookedAt();
  expect(await payins()).toEqual([]);
  expect(await transactions()).toEqual([]);
  expect(await creditedHashes()).toEqual([]);
  expect(await scene.usdc.unitsOf(to.wallet)).toBe(0n);

  expect(await scene.node.rpc<string>('eth_sendRawTransaction', signed)).toBe(hash);
  await untilLookedAt();
  const [again, ...others] = await payins();
  expect(others).toEqual([]);
  expect(again).toMatchObject({
    status: { type: 'completed' },
    settlementDetails: { amount: { value: '5000000' }, transactionHash: hash },
  });
  expect(await creditedHashes()).toEqual([hash]);
  await scene.holds(to, { value: '5000000' });
  expect(await scene.isBalanced()).toBe(true);
});
