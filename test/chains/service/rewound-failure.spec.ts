import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EvmScene } from '../../support/chains/evm-scene.js';
import { must } from '../../support/service/api.js';
import { until } from '../../support/run/until.js';

const confirmations = 12;
let scene: EvmScene;
beforeAll(async () => {
  scene = await EvmScene.open({ confirmations, blocksBefore: 20, mines: false, usdc: 'CentreLike' });
});
afterAll(() => scene.close());

test('a transfer that had failed in a block that was replaced is never made after all', async () => {
  const recipient = '0x000000000000000000000000000000000000b1ac';
  const from = await scene.holder();
  await scene.node.setBalance(from.wallet, 10n ** 18n);
  await scene.deposit(from, 100_000_000n);
  await scene.node.mine(confirmations);
  await scene.holds(from, { value: '100000000' });
  const fork = await scene.node.blockNumber();
  const failed = await scene.request(from, { payments: [{ destination: recipient, units: 40_000_000n }] });
  const raw = await until('it is signed', async () => {
    await scene.gatehouse.advance(3);
    return (await scene.gatehouse.sql<{ raw: string }>('SELECT raw FROM signed_transaction'))[0]?.raw ?? false;
  });
  // Sent once it is kept: dropped before that, it would come again by itself.
  await until('it is sent', async () => {
    const { pending } = await scene.node.rpc<{ pending: string }>('txpool_status');
    return Number(pending) > 0;
  });
  await scene.node.rpc('anvil_dropAllTransactions');
  await scene.usdc.call('blacklist', [recipient]);
  await scene.node.rpc('eth_sendRawTransaction', raw);
  await scene.comesTo('failed', [failed]);
  await scene.holds(from, { value: '100000000' });

  // On the branch that takes over nobody is on the list of the token.
  await scene.node.reorg((await scene.node.blockNumber()) - fork);
  await scene.node.mine(2 * confirmations);
  const reason = 'the list of the token came on a branch that is gone';
  must(await scene.gatehouse.operator.post('/chains/POLYGON/rewinds', { fromBlock: fork + 1, reason }), 201);
  await scene.whileMining('it is open again, and ends again', async () => {
    const [row] = await scene.gatehouse.sql<{ status: string; cancelReason: string | null; endedAs: string | null }>(
      'SELECT status, cancel_reason AS "cancelReason", ended_as AS "endedAs" FROM transfer WHERE id = $1',
      [failed],
    );
    return row?.cancelReason !== null && row?.endedAs === null && row.status === 'failed';
  });
  expect(await scene.moved(from.wallet, 'from')).toEqual([]);
  await scene.holds(from, { value: '100000000' });
  expect(await scene.isBalanced()).toBe(true);
});
