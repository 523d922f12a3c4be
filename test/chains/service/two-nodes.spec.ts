import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { stranger } from '../../support/chains/accounts.js';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import type { NodeProxy } from '../../support/chains/node-proxy.js';
import { until } from '../../support/run/until.js';

const lie = `0x${'ab'.repeat(32)}`;
const madeUp = `0x${'cd'.repeat(32)}`;

interface Where {
  readonly blockHash: string;
  readonly transactionHash: string;
}

/** The scene's own proxy is the first node, this one the second; behind both is the same chain. */
let scene: EvmScene;
let second: NodeProxy;
let holder: Holder;
beforeAll(async () => {
  scene = await EvmScene.open({ hasSecondNode: true });
  second = scene.secondProxy;
});
beforeEach(async () => {
  holder = await scene.funded(100_000_000n);
});
afterAll(() => scene.close());

async function troubles(): Promise<string[]> {
  const metrics = await (await fetch(`${scene.gatehouse.url}/metrics`)).text();
  return [...metrics.matchAll(/^gatehouse_chain_troubles\{blockchain="POLYGON",trouble="(\w+)"\} 1$/gm)].map(
    ([, trouble]) => trouble ?? '',
  );
}

async function isTold(trouble: string): Promise<void> {
  await until(`${trouble} is told`, async () => {
    // Time passes on the chain.
    await scene.node.mine();
    return (await troubles()).includes(trouble);
  });
  const ready = await fetch(`${scene.gatehouse.url}/health/ready`);
  expect(ready.status).toBe(200);
  expect(((await ready.json()) as { failing: string[] }).failing).toContain('POLYGON');
}

async function isOver(): Promise<void> {
  await until('nothing is wrong any more', async () => {
    await scene.node.mine();
    return (await troubles()).length === 0;
  });
}

/** Whatever was before: the one that answered last is asked. */
async function readsFirst(): Promise<void> {
  await second.stop();
  await scene.node.mine();
  const number = await scene.node.blockNumber();
  await until('the block is read', async () => {
    const [row] = await scene.gatehouse.sql<{ number: string }>(
      `SELECT number FROM chain_cursor WHERE blockchain = 'POLYGON'`,
    );
    return Number(row?.number) === number;
  });
  await second.startAgain();
  await isOver();
}

async function isPending(): Promise<void> {
  const { body } = await holder.organization.api.get(`/accounts/${holder.accountId}/pending-deposits`);
  expect(body['results']).toHaveLength(1);
  await scene.holds(holder, { value: '100000000' });
}

/** Of a block, another hash than the chain's. */
function lyingAbout(proxy: NodeProxy, from: number): void {
  proxy.changed = ({ method, params }, result) =>
    method === 'eth_getBlockByNumber' && Number(params[0]) >= from && result !== null
      ? { ...(result as object), hash: lie }
      : result;
}

test('the second knows another block: a deposit in it is seen and not credited, until both say the same', async () => {
  lyingAbout(second, (await scene.node.blockNumber()) + 1);
  await scene.deposit(holder, 1_000_000n);
  await scene.node.mine(10);
  await isTold('nodesDisagree');
  await isPending();
  second.behaveAgain();
  await scene.holds(holder, { value: '101000000' });
  await isOver();
});

test('the second is behind: a deposit is credited once it has come so far', async () => {
  const head = await scene.node.blockNumber();
  second.changed = ({ method, params }, result) => {
    if (method === 'eth_blockNumber') return `0x${head.toString(16)}`;
    return method === 'eth_getBlockByNumber' && Number(params[0]) > head ? null : result;
  };
  await scene.deposit(holder, 1_000_000n);
  await scene.node.mine(10);
  await isTold('nodeBehind');
  await isPending();
  second.behaveAgain();
  await scene.holds(holder, { value: '101000000' });
  await isOver();
});

test('the first is behind: blocks are read from the second', async () => {
  const head = await scene.node.blockNumber();
  scene.proxy.changed = ({ method, params }, result) => {
    if (method === 'eth_blockNumber') return `0x${head.toString(16)}`;
    return method === 'eth_getBlockByNumber' && Number(params[0]) > head ? null : result;
  };
  await scene.deposit(holder, 1_000_000n);
  await isTold('nodeBehind');
  await isPending();
  scene.proxy.behaveAgain();
  await scene.holds(holder, { value: '101000000' });
  await isOver();
});

test.each(['first', 'second'] as const)(
  'the %s does not answer: blocks are read and transfers are sent, and what becomes money waits for it',
  async (which) => {
    const silent = which === 'first' ? scene.proxy : second;
    await silent.stop();
    await scene.deposit(holder, 1_000_000n);
    await scene.node.mine(10);
    await isTold('nodeSilent');
    await isPending();
    const id = await scene.request(holder, { payments: [{ destination: stranger, units: 2_000_000n }] });
    await until('it is on the chain', async () => {
      await scene.gatehouse.advance(61);
      await scene.node.mine();
      return (await scene.moved(holder.wallet, 'from')).length > 0;
    });
    await silent.startAgain();
    await scene.comesTo('confirmed', [id]);
    await scene.holds(holder, { value: '99000000' });
    expect(await scene.moved(holder.wallet, 'from')).toHaveLength(1);
    await isOver();
    expect(await scene.isBalanced()).toBe(true);
  },
);

test('one says that a transfer was reverted which was paid: nothing is given back', async () => {
  scene.proxy.changed = ({ method }, result) =>
    method === 'eth_getTransactionReceipt' && result !== null
      ? { ...(result as object), status: '0x0', logs: [] }
      : result;
  const id = await scene.request(holder, { payments: [{ destination: stranger, units: 2_000_000n }] });
  await until('it is on the chain', async () => {
    await scene.gatehouse.advance(61);
    await scene.node.mine();
    return (await scene.moved(holder.wallet, 'from')).length > 0;
  });
  await scene.node.mine(10);
  for (let round = 0; round < 5; round += 1) {
    await scene.gatehouse.advance(61);
    await scene.node.mine();
  }
  scene.proxy.behaveAgain();
  await scene.comesTo('confirmed', [id]);
  await scene.holds(holder, { value: '98000000' });
});

test('the first tells of a deposit that nobody made in a block that both have: it is not credited, and others are', async () => {
  await readsFirst();
  const { address } = scene.usdc;
  const block = (await scene.node.blockNumber()) + 1;
  const wallet = holder.wallet.slice(2).toLowerCase();
  scene.proxy.changed = ({ method }, result) => {
    if (method !== 'eth_getLogs') return result;
    const [log] = result as (Where & { readonly blockNumber: string })[];
    return Number(log?.blockNumber) === block && log !== undefined
      ? [...(result as object[]), made(address, wallet, log)]
      : result;
  };
  await scene.usdc.mint(stranger, 1n);
  await scene.node.mine(10);
  const pending = (): Promise<{ id: string; status: string }[]> =>
    scene.gatehouse.sql('SELECT id, status FROM deposit WHERE account_id = $1 AND block_number = $2', [
      holder.accountId,
      block,
    ]);
  await until('it is seen', async () => (await pending()).length > 0);
  await isTold('nodesDisagree');
  await scene.deposit(holder, 3_000_000n);
  await scene.node.mine(10);
  await scene.holds(holder, { value: '103000000' });
  expect(await pending()).toMatchObject([{ status: 'pending' }]);
  scene.proxy.behaveAgain();
  await scene.gatehouse.sql('DELETE FROM deposit WHERE account_id = $1 AND block_number = $2', [
    holder.accountId,
    block,
  ]);
  await scene.deposit(holder, 1_000_000n);
  await scene.node.mine(10);
  await isOver();
});

test('the first tells of a deposit that nobody made: it is not credited, and others are', async () => {
  await readsFirst();
  const block = (await scene.node.blockNumber()) + 1;
  const wallet = holder.wallet.slice(2).toLowerCase();
  const { address } = scene.usdc;
  // The same with a log more, in a block of its own making.
  scene.proxy.changed = ({ method, params }, result) => {
    if (method === 'eth_getBlockByNumber' && Number(params[0]) === block && result !== null)
      return { ...(result as object), hash: lie, transactions: [madeUp] };
    if (method === 'eth_getBlockByNumber' && Number(params[0]) === block + 1 && result !== null)
      return { ...(result as object), parentHash: lie };
    const [filter] = params as { blockHash?: string }[];
    if (method === 'eth_getLogs' && filter?.blockHash === lie)
      return [made(address, wallet, { blockHash: lie, transactionHash: madeUp })];
    return result;
  };
  await scene.node.mine(10);
  await until(
    'it is seen',
    async () => (await scene.gatehouse.sql(`SELECT 1 FROM deposit WHERE block_hash = $1`, [lie])).length > 0,
  );
  await isTold('nodesDisagree');
  await scene.deposit(holder, 3_000_000n);
  await scene.node.mine(10);
  await scene.holds(holder, { value: '103000000' });
  const rows = await scene.gatehouse.sql(`SELECT status FROM deposit WHERE block_hash = $1`, [lie]);
  expect(rows).toEqual([{ status: 'pending' }]);
  expect(await scene.isBalanced()).toBe(true);
});

function made(address: string, wallet: string, where: Where): object {
  const word = (text: string): string => `0x${text.padStart(64, '0')}`;
  return {
    ...{ address: address.toLowerCase(), ...where, logIndex: '0x99' },
    topics: [
      '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
      word(stranger.slice(2).toLowerCase()),
      word(wallet),
    ],
    data: word('f4240'),
    removed: false,
  };
}
