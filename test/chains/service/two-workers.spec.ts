import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { stranger } from '../../support/chains/accounts.js';
import { EvmScene } from '../../support/chains/evm-scene.js';

const count = 30;
let scene: EvmScene;
beforeAll(async () => {
  scene = await EvmScene.open();
});
afterAll(() => scene.close());

test('two workers send many transfers of one wallet: each once, with nonces without a gap or a repetition', async () => {
  const other = await scene.beside();
  const from = await scene.funded(1_000_000_000n);
  const ids = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      scene.request(
        from,
        { payments: [{ destination: stranger, units: BigInt(1_000_000 + at) }] },
        at % 2 === 0 ? scene.gatehouse : other,
      ),
    ),
  );
  await scene.comesTo('confirmed', ids);
  const moved = await scene.moved(from.wallet, 'from');
  expect(moved.map(({ units }) => Number(units)).sort((a, b) => a - b)).toEqual(
    Array.from({ length: count }, (_, at) => 1_000_000 + at),
  );
  const nonces = await scene.gatehouse.sql<{ nonce: string }>(
    'SELECT nonce FROM transfer WHERE wallet_address = $1 ORDER BY nonce',
    [from.wallet],
  );
  expect(nonces.map(({ nonce }) => Number(nonce))).toEqual(Array.from({ length: count }, (_, at) => at));
  const sent = moved.reduce((sum, { units }) => sum + units, 0n);
  await scene.holds(from, { value: String(1_000_000_000n - sent) });
  const { results } = (await from.organization.api.get('/events?limit=100&type=account_debited')).body as {
    results: object[];
  };
  expect(results).toHaveLength(count);
  expect(await scene.isBalanced()).toBe(true);
  const senders = await scene.gatehouse.sql<{ of: string }>(
    'SELECT count(DISTINCT transfer_id)::text AS of FROM signed_transaction',
  );
  expect(Number(senders[0]?.of)).toBeGreaterThanOrEqual(count);
});
