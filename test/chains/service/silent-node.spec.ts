import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { accountOf, arriving, untilBalance } from '../../support/chains/accounts.js';
import { must } from '../../support/service/api.js';
import { EvmScene, type Holder } from '../../support/chains/evm-scene.js';
import { until } from '../../support/run/until.js';

let scene: EvmScene;
let from: Holder;
beforeEach(async () => {
  scene = await EvmScene.open();
  from = await scene.funded(100_000_000n);
});
afterEach(() => scene.close());

test('a node that never answers holds up no other chain, nor the API', async () => {
  must(await from.organization.api.post('/sandbox/payins', arriving(from.accountId, { blockchain: 'BASE' })), 201);
  await scene.gatehouse.advance(5);
  await untilBalance(from.organization.api, from.accountId, { value: '100000000', blockchain: 'BASE' });
  scene.proxy.instead = () => 'silence';
  const held = await Promise.all(Array.from({ length: 12 }, () => scene.request(from)));
  await until('none of them can go on', async () => (await inHand(held)) >= 10);
  const id = await scene.request(from, { blockchain: 'BASE' });
  await until(
    'that on the other chain is sent',
    async () => {
      await scene.gatehouse.advance(3);
      const [row] = await scene.gatehouse.sql<{ status: string }>('SELECT status FROM transfer WHERE id = $1', [id]);
      return row?.status === 'confirmed';
    },
    { milliseconds: 8_000 },
  );
  expect((await accountOf(from.organization.api, from.accountId)).status).toBe('ACTIVE');
  expect((await fetch(`${scene.gatehouse.url}/health/ready`)).status).toBe(200);
  scene.proxy.behaveAgain();
  await scene.proxy.stop();
  await scene.proxy.startAgain();
  await scene.comesTo('confirmed', held);
  expect(await scene.moved(from.wallet, 'from')).toHaveLength(12);
  expect(await scene.isBalanced()).toBe(true);
});

/** How many a worker has taken. */
async function inHand(ids: readonly string[]): Promise<number> {
  const [row] = await scene.gatehouse.sql<{ taken: number }>(
    'SELECT count(*)::int AS taken FROM transfer WHERE id = ANY($1) AND due_at > created_at',
    [ids],
  );
  return row?.taken ?? 0;
}
