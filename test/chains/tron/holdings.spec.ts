import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Scene, payer, recipient } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await Scene.open();
  scene.deposit(payer.address, 50_000_000n);
  scene.ledger.mine();
  scene.ledger.solidify();
});
afterEach(() => scene.node.stop());

test('what wallets hold is told with the solidified block at which they do', async () => {
  const block = scene.ledger.solid.number;
  expect(await scene.gateway.holdings('USDT', [payer.address, recipient])).toEqual({ block, units: [50_000_000n, 0n] });
  expect(await scene.gateway.holdings('USDT', [payer.address])).toEqual({ block, units: [50_000_000n] });
});

test('a node that answers something else is not believed', async () => {
  scene.node.disturb('/walletsolidity/triggerconstantcontract', () => ({
    result: { result: true },
    constant_result: ['5'],
  }));
  expect(await scene.failure(scene.gateway.holdings('USDT', [payer.address]))).toMatch(/is not 32 bytes/);
});
