import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { testWallet } from '../../support/chains/evm-wallets.js';
import { type World, addressNumber, ether, send, startWorld, transferOf } from './evm-world.js';

describe('a reorg of depth 10', () => {
  let world: World;

  beforeAll(async () => {
    world = await startWorld();
  });

  afterAll(() => world.node.stop());

  test('undoes a deposit and a withdrawal; both can come again, once', async () => {
    const { node, usdc } = world;
    const gateway = await world.open({ confirmations: 12 });
    const wallet = testWallet(1);
    await node.setBalance(wallet.address, ether);
    await usdc.mint(wallet.address, 100n);
    await node.mine(5);
    const before = await gateway.head();

    await usdc.mint(wallet.address, 50n);
    const order = transferOf(wallet, [{ destination: addressNumber(1), units: 30n }]);
    const { nonce, attempt } = await send(gateway, order);
    await node.mine(8);
    const seen = await gateway.blocksAfter(before, 100);
    expect(seen.flatMap(({ transfers }) => transfers.map(({ units }) => units))).toEqual([50n, 30n]);
    expect(await gateway.outcome(order, nonce, [attempt])).toMatchObject({ state: 'included', confirmations: 9 });
    const [tip] = seen.slice(-1);
    if (tip === undefined) throw new Error('Nothing was seen');

    await node.reorg(10);
    expect(await gateway.outcome(order, nonce, [attempt])).toMatchObject({ state: 'missing' });
    await node.mine();
    const [next] = await gateway.blocksAfter(tip, 10);
    expect(next?.parentHash).not.toBe(tip.hash);
    const others = await gateway.blocksAfter(before, 100);
    expect(others[0]?.parentHash).toBe(before.hash);
    expect(others.flatMap(({ transfers }) => transfers)).toEqual([]);

    await gateway.broadcast(attempt);
    await node.mine(12);
    expect(await gateway.outcome(order, nonce, [attempt])).toMatchObject({ state: 'final', succeeded: true });
    expect(await usdc.unitsOf(addressNumber(1))).toBe(30n);
    expect(await usdc.unitsOf(wallet.address)).toBe(70n);
    const again = await gateway.blocksAfter(before, 100);
    const ordinals = again.flatMap(({ transfers }) => transfers.map((each) => [each.transactionHash, each.ordinal]));
    expect(ordinals).toEqual([[attempt.hash, 0]]);
  });
});
