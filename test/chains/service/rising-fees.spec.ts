import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { stranger } from '../../support/chains/accounts.js';
import { EvmScene } from '../../support/chains/evm-scene.js';
import { until } from '../../support/run/until.js';

let scene: EvmScene;
beforeAll(async () => {
  scene = await EvmScene.open({ mines: false });
});
afterAll(() => scene.close());

test('a transfer that is stuck because fees more than doubled is replaced, and happens once', async () => {
  const from = await scene.funded(50_000_000n);
  await scene.node.setBalance(from.wallet, 10n ** 20n);
  const id = await scene.request(from, { payments: [{ destination: stranger, units: 20_000_000n }] });
  const [first] = await until('it is signed and broadcast', async () => {
    await scene.gatehouse.advance(3);
    const signed = await attempts(id);
    const waiting = await scene.node.rpc<object | null>(
      'eth_getTransactionByHash',
      signed[0]?.hash ?? `0x${'0'.repeat(64)}`,
    );
    return waiting !== null && signed;
  });
  const offered = BigInt(first?.terms['maxFeePerGas'] ?? 0);
  // Dearer block by block: what was offered no longer gets it into any of them.
  await until(
    'another attempt is signed',
    async () => {
      await scene.node.setBaseFee(offered * 2n);
      await scene.node.mine();
      await scene.gatehouse.advance(3);
      return (await attempts(id)).length > 1;
    },
    { everyMilliseconds: 100 },
  );
  await scene.comesTo('confirmed', [id]);
  const moved = await scene.moved(from.wallet, 'from');
  expect(moved).toMatchObject([{ units: 20_000_000n }]);
  const signed = await attempts(id);
  expect(new Set(signed.map(({ terms }) => terms['nonce'])).size).toBe(1);
  expect(signed.slice(1).map(({ hash }) => hash)).toContain(moved[0]?.transactionHash);
  await scene.holds(from, { value: '30000000' });
  expect(await scene.isBalanced()).toBe(true);
});

interface Attempt {
  readonly hash: string;
  readonly terms: Readonly<Record<string, string | number>>;
}

function attempts(id: string): Promise<Attempt[]> {
  return scene.gatehouse.sql('SELECT hash, terms FROM signed_transaction WHERE transfer_id = $1 ORDER BY attempt', [
    id,
  ]);
}
