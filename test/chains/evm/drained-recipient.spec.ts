import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Payment } from '../../../libs/chains/src/gateway/gateway.js';
import { testWallet } from '../../support/chains/evm-wallets.js';
import { type World, addressNumber, ether, prepare, signed, startWorld, transferOf } from './evm-world.js';
import { until } from '../../support/run/until.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.node.stop());

/** To write where nothing was costs a token more than to change what is there. */
test.each([1, 40])('%i recipients that had tokens at signing and none at mining are paid', async (count) => {
  const { node, usdc, gateway } = world;
  const wallet = testWallet(count + 10);
  await usdc.mint(wallet.address, 1_000_000n);
  await node.setBalance(wallet.address, ether);
  const payments: Payment[] = Array.from({ length: count }, (_, at) => ({
    destination: addressNumber(count * 1_000 + at),
    units: 7n,
  }));
  for (const { destination } of payments) {
    await node.setBalance(destination, ether);
    await usdc.mint(destination, 5n);
  }
  const order = transferOf(wallet, payments);
  await prepare(gateway, order);
  const nonce = await gateway.history.countOf(wallet.address);
  const attempt = await signed(gateway, order, nonce);
  for (const { destination } of payments) await usdc.call('transfer', [wallet.address, 5n], destination);
  await gateway.broadcast(attempt);
  await node.mine(3);
  const outcome = await until('it is final', async () => {
    const now = await gateway.outcome(order, nonce, [attempt]);
    return now.state === 'final' && now;
  });
  expect(outcome.succeeded).toBe(true);
});
