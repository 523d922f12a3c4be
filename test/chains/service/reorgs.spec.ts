import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { stranger } from '../../support/chains/accounts.js';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { until } from '../../support/run/until.js';

const confirmations = 12;
let scene: EvmScene;
beforeEach(async () => {
  scene = await EvmScene.open({ confirmations, blocksBefore: 20, mines: false });
});
afterEach(() => scene.close());

async function pending({ organization, accountId }: Holder): Promise<object[]> {
  const { body } = await organization.api.get(`/accounts/${accountId}/pending-deposits`);
  return body['results'] as object[];
}

async function entries({ organization, accountId }: Holder): Promise<{ step: string }[]> {
  const { body } = await organization.api.get(`/accounts/${accountId}/ledger-entries?limit=100`);
  return body['results'] as { step: string }[];
}

async function hashOfWithdrawal(from: Holder): Promise<string | undefined> {
  return (await scene.moved(from.wallet, 'from'))[0]?.transactionHash;
}

/** A withdrawal in one block and a deposit in the next, then as many blocks as make the reorg of ten reach both. */
async function bothIncluded(): Promise<{ from: Holder; to: Holder; id: string; deposit: string }> {
  await scene.usdc.mint(stranger, 7_000_000n);
  const from = await scene.holder();
  await scene.deposit(from, 100_000_000n);
  await scene.node.mine(confirmations);
  await scene.holds(from, { value: '100000000' });
  const to = await scene.holder();
  const id = await scene.request(from, { payments: [{ destination: stranger, units: 40_000_000n }] });
  await scene.whileMining('the withdrawal is on the chain', () => hashOfWithdrawal(from));
  const deposit = await scene.signedDeposit(to, 7_000_000n);
  await taken(deposit);
  await until('the deposit is seen', async () => (await pending(to)).length === 1);
  const [mined] = await scene.node.rpc<{ blockNumber: string }[]>('eth_getLogs', {
    address: scene.usdc.address,
    fromBlock: '0x0',
    toBlock: 'latest',
    topics: [null, `0x${'0'.repeat(24)}${from.wallet.slice(2).toLowerCase()}`],
  });
  const deep = (await scene.node.blockNumber()) - Number(mined?.blockNumber) + 1;
  expect(deep).toBeLessThanOrEqual(10);
  await scene.node.mine(10 - deep);
  return { from, to, id, deposit };
}

test('a reorg of ten blocks takes back a deposit and a withdrawal: nothing was posted, and the withdrawal happens after all, once', async () => {
  const { from, to, id } = await bothIncluded();
  const before = await hashOfWithdrawal(from);
  await scene.node.reorg(10);
  expect(await hashOfWithdrawal(from)).toBeUndefined();
  await until('the deposit is forgotten', async () => (await pending(to)).length === 0);
  expect(await entries(to)).toEqual([]);
  expect((await entries(from)).map(({ step }) => step)).toEqual(['reserve', 'credit']);
  const again = await scene.whileMining('the withdrawal is on the chain again', () => hashOfWithdrawal(from));
  expect(again).toBe(before);
  await scene.comesTo('confirmed', [id]);
  await scene.holds(from, { value: '60000000' });
  expect(await scene.moved(from.wallet, 'from')).toHaveLength(1);
  expect((await entries(from)).map(({ step }) => step)).toEqual(['debit', 'reserve', 'credit']);
  expect(await entries(to)).toEqual([]);
  expect(await scene.isBalanced()).toBe(true);
});

test('a deposit that the new blocks have as well is pending once more, and becomes money once', async () => {
  const { to, id, deposit } = await bothIncluded();
  await scene.node.reorg(10);
  await until('the deposit is forgotten', async () => (await pending(to)).length === 0);
  const transactionHash = await taken(deposit);
  expect(await until('the deposit is seen again', async () => (await pending(to))[0])).toMatchObject({
    transactionHash,
  });
  await scene.comesTo('confirmed', [id]);
  await scene.holds(to, { value: '7000000' });
  await scene.node.mine(confirmations);
  expect((await entries(to)).map(({ step }) => step)).toEqual(['credit']);
  expect((await to.organization.api.get('/events?type=account_credited')).body['results']).toHaveLength(1);
  expect(await scene.isBalanced()).toBe(true);
});

/** Into a block. */
async function taken(raw: string): Promise<string> {
  const hash = await scene.node.rpc<string>('eth_sendRawTransaction', raw);
  await scene.node.mine();
  return hash;
}

test('blocks that are replaced just after watching began do not end it', async () => {
  await scene.node.mine(2);
  await until('they are watched', async () => (await cursor()) === (await scene.node.blockNumber()));
  await scene.node.reorg(6);
  await scene.node.mine(2);
  // What was given to it by hand went with the blocks.
  await scene.node.setBalance(stranger, 10n ** 20n);
  const to = await scene.holder();
  await scene.deposit(to, 5_000_000n);
  await scene.node.mine(confirmations);
  await scene.holds(to, { value: '5000000' });
});

async function cursor(): Promise<number | undefined> {
  const [row] = await scene.gatehouse.sql<{ number: string }>(
    `SELECT number FROM chain_cursor WHERE blockchain = 'POLYGON'`,
  );
  return row === undefined ? undefined : Number(row.number);
}
