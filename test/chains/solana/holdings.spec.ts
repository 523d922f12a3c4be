import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Scene, payer, wallet } from './scene.js';

const others = Array.from({ length: 150 }, (_, index) => wallet(10 + index).address);

let scene: Scene;
beforeEach(async () => {
  scene = await Scene.open();
});
afterEach(() => scene.node.stop());

test('what many wallets hold is told by few questions, with the final block at which they do', async () => {
  await scene.bank.issue(scene.usdc, others[120] ?? '', 5_000_000n);
  const { block, units } = await scene.gateway.holdings('USDC', [payer.address, ...others]);
  expect(units).toEqual([1_000_000_000n, ...others.map((_, index) => (index === 120 ? 5_000_000n : 0n))]);
  expect(block).toBe(scene.ledger.finalized.slot);
});

test('what one wallet holds is what is in all of its accounts', async () => {
  const { units } = await scene.gateway.holdings('USDC', [payer.address]);
  expect(units).toEqual([1_000_000_000n]);
  expect((await scene.gateway.holdings('USDT', [payer.address])).units).toEqual([0n]);
});
