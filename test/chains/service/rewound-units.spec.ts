import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { stranger } from '../../support/chains/accounts.js';
import { EvmScene } from '../../support/chains/evm-scene.js';
import { signedBy } from '../../support/chains/evm-wallets.js';
import { must } from '../../support/service/api.js';
import { reconciled } from '../../support/service/reconciled.js';
import { until } from '../../support/run/until.js';

const confirmations = 3;
let scene: EvmScene;
beforeEach(async () => {
  scene = await EvmScene.open({
    ...{ confirmations, blocksBefore: 20, mines: false, usdc: 'OddCoin', hasSecondNode: true },
  });
});
afterEach(() => scene.close());

test('a transaction that comes again in another block with other units is credited anew, once each of two nodes has it', async () => {
  await scene.usdc.mint(stranger, 1_000_000_000n);
  const to = await scene.holder();
  const nonce = BigInt(await scene.node.rpc<string>('eth_getTransactionCount', stranger, 'latest'));
  const data = scene.usdc.dataOf('transferByBlock', [to.wallet, 7_000_000n]);
  const raw = signedBy(1, { to: scene.usdc.address, data, nonce });
  const fork = await scene.node.blockNumber();
  await scene.node.rpc('eth_sendRawTransaction', raw);
  await scene.node.mine(2 * confirmations);
  const first = await scene.usdc.unitsOf(to.wallet);
  await scene.holds(to, { value: String(first) });

  await scene.node.reorg((await scene.node.blockNumber()) - fork);
  await scene.node.rpc('anvil_dropAllTransactions');
  await scene.node.mine(10);
  await scene.node.rpc('eth_sendRawTransaction', raw);
  await scene.node.mine(2 * confirmations);
  const second = await scene.usdc.unitsOf(to.wallet);
  expect(second).not.toBe(first);
  const body = { fromBlock: fork + 1, reason: 'it was mined anew' };
  await until('it is told', async () => {
    const { status } = await scene.gatehouse.operator.post('/chains/POLYGON/rewinds', body);
    return status === 201;
  });
  await scene.whileMining('it is read again', async () => {
    const { results } = must(await scene.gatehouse.operator.get('/chains/POLYGON/rewinds'), 200) as {
      results: { status: string }[];
    };
    return results[0]?.status === 'done';
  });
  await scene.holds(to, { value: String(second) });
  await reconciled(scene.gatehouse);
  expect(await scene.gatehouse.sql('SELECT * FROM wallet_difference')).toEqual([]);
  expect(await scene.isBalanced()).toBe(true);
});
