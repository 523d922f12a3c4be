import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addr } from 'micro-eth-signer';
import type { EvmGateway } from '../../../libs/chains/src/evm/evm-gateway.js';
import { testWallet } from '../../support/chains/evm-wallets.js';
import type { NodeProxy } from '../../support/chains/node-proxy.js';
import { type World, addressNumber, allAfter, ether, numbersOf } from './evm-world.js';
import { ProxiedWorld } from './proxied-world.js';

describe('watching an EVM chain', () => {
  let proxied: ProxiedWorld;
  let world: World;
  let proxy: NodeProxy;
  let watched: EvmGateway;
  const wallet = testWallet(1);

  beforeAll(async () => {
    proxied = await ProxiedWorld.start();
    ({ world, proxy, watched } = proxied);
    await world.node.setBalance(wallet.address, ether);
  });
  beforeEach(() => proxied.calm());
  afterAll(() => proxied.stop());

  test('no block is left out, each links to the one before, and nothing follows the newest', async () => {
    const { gateway, node } = world;
    const start = await gateway.head();
    await node.mine(250);
    const blocks = await allAfter(gateway, start);
    expect(numbersOf(blocks)).toEqual(Array.from({ length: 250 }, (_, index) => start.number + 1 + index));
    expect(blocks.map(({ parentHash }) => parentHash)).toEqual([start, ...blocks.slice(0, -1)].map(({ hash }) => hash));
    expect(blocks.at(-1)).toMatchObject(await gateway.head());
    expect(await gateway.blocksAfter(await gateway.head(), 5)).toEqual([]);
    expect(numbersOf(await gateway.blocksAfter(start, 2))).toEqual([start.number + 1, start.number + 2]);
  });

  test('catching up takes a few requests for a hundred blocks', async () => {
    const start = await watched.head();
    await world.node.mine(100);
    proxy.requests.length = 0;
    expect(await watched.blocksAfter(start, 1_000)).toHaveLength(100);
    expect(proxy.requests.map((calls) => `${calls.length} ${calls[0]?.method ?? ''}`)).toEqual([
      '1 eth_blockNumber',
      '100 eth_getBlockByNumber',
      '100 eth_getLogs',
    ]);
  });

  test('transfers of both tokens are told with checksummed addresses, and no others', async () => {
    const { gateway, node, usdc, usdt } = world;
    const unknown = await node.deployToken();
    const start = await gateway.head();
    const hashes = [await usdc.mint(wallet.address, 70n), await usdt.mint(wallet.address, 5n)];
    await unknown.mint(wallet.address, 9n);
    const transfers = (await allAfter(gateway, start)).flatMap((block) => block.transfers);
    const all = { ordinal: 0, source: `0x${'00'.repeat(20)}`, destination: addr.addChecksum(wallet.address) };
    expect(transfers).toEqual([
      { ...all, transactionHash: hashes[0], token: 'USDC', units: 70n },
      { ...all, transactionHash: hashes[1], token: 'USDT', units: 5n },
    ]);
  });

  test('several transfers in one transaction are numbered; one of nothing is not told', async () => {
    const { gateway, usdc } = world;
    await usdc.mint(wallet.address, 100n);
    const start = await gateway.head();
    const destinations = [addressNumber(1), addressNumber(2)];
    const hash = await usdc.call('transferTwice', [...destinations, 10n], wallet.address);
    const transfers = (await allAfter(gateway, start)).flatMap((block) => block.transfers);
    expect(transfers.map(({ ordinal, units, transactionHash }) => [ordinal, units, transactionHash])).toEqual([
      [0, 10n, hash],
      [2, 11n, hash],
    ]);
    expect(transfers.map(({ destination }) => destination)).toEqual(destinations.map((each) => addr.addChecksum(each)));
  });

  test('a reorg shows in the parent of the first block that follows', async () => {
    const { gateway, node } = world;
    await node.mine(3);
    const before = await gateway.head();
    await node.reorg(2);
    await node.mine();
    const [first] = await gateway.blocksAfter(before, 10);
    expect(first?.number).toBe(before.number + 1);
    expect(first?.parentHash).not.toBe(before.hash);
  });

  test('blocks are final as many blocks below the newest as there are confirmations', async () => {
    expect(await world.gateway.finalUpTo({ number: 100, hash: '0x' })).toBe(98);
  });
});
