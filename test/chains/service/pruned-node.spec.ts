import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { reconciled } from '../../support/service/reconciled.js';
import { until } from '../../support/run/until.js';

/** A node that has forgotten the past, of which it is asked after it could not be reached for a while. */
let scene: EvmScene;
let holder: Holder;
let kept: number;
beforeEach(async () => {
  scene = await EvmScene.open();
  holder = await scene.holder();
  await scene.node.mine(5);
  scene.proxy.instead = () => ({ status: 503, text: 'not reached' });
  await scene.deposit(holder, 12_000_000n);
  await scene.node.mine(200);
  kept = (await scene.node.blockNumber()) - 100;
});
afterEach(() => scene.close());

async function isUnwatched(): Promise<boolean> {
  const metrics = await (await fetch(`${scene.gatehouse.url}/metrics`)).text();
  return /^gatehouse_chain_troubles\{blockchain="POLYGON",trouble="unwatched"\} 1$/m.test(metrics);
}

const isOfThePast = (block: unknown): boolean => typeof block === 'string' && Number(block) < kept;

test('one that has no old blocks is told of, and nothing is credited or lost until one is asked that has them', async () => {
  scene.proxy.changed = ({ method, params }, result) =>
    method === 'eth_getBlockByNumber' && isOfThePast(params[0]) ? null : result;
  scene.proxy.instead = () => undefined;
  await until('it is told', async () => {
    await scene.gatehouse.advance(61);
    return scene.gatehouse.log.some((line) => line.includes('it keeps too little of the past')) && isUnwatched();
  });
  expect(await scene.gatehouse.sql('SELECT 1 FROM deposit')).toEqual([]);
  scene.proxy.behaveAgain();
  await scene.holds(holder, { value: '12000000' });
  await until('all is well', async () => !(await isUnwatched()));
});

test('one that has no old logs and receipts is not believed that there are none', async () => {
  scene.proxy.changed = ({ method }, result) => {
    if (method === 'eth_getLogs' || method === 'eth_getBlockReceipts') return [];
    return method === 'eth_getTransactionReceipt' ? null : result;
  };
  scene.proxy.instead = () => undefined;
  await until('it is told', async () => {
    await scene.gatehouse.advance(61);
    return scene.gatehouse.log.some((line) => line.includes('answered other receipts than those')) && isUnwatched();
  });
  scene.proxy.behaveAgain();
  await scene.holds(holder, { value: '12000000' });
});

test('one that has no old state makes no difference of a wallet, and the reconciliation says that it could not look', async () => {
  scene.proxy.behaveAgain();
  await scene.holds(holder, { value: '12000000' });
  scene.proxy.instead = (calls) => {
    if (!calls.some(({ method }) => method === 'eth_call')) return undefined;
    const error = { code: -32000, message: 'missing trie node' };
    const answers = calls.map(({ id }) => ({ jsonrpc: '2.0', id, error }));
    return { text: JSON.stringify(answers.length === 1 ? answers[0] : answers) };
  };
  const { chains } = await reconciled(scene.gatehouse);
  expect(chains.find(({ blockchain }) => blockchain === 'POLYGON')?.failure).toMatch(/missing trie node/);
  expect(await scene.gatehouse.sql('SELECT * FROM wallet_difference')).toEqual([]);
});
