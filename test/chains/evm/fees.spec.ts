import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { testWallet } from '../../support/chains/evm-wallets.js';
import { NodeProxy } from '../../support/chains/node-proxy.js';
import { type World, addressNumber, ether, gasWallet, keys, signed, startWorld, transferOf } from './evm-world.js';

const gwei = 1_000_000_000n;

describe('a transaction that waits to be mined', () => {
  let world: World;
  const wallet = testWallet(1);
  const destination = addressNumber(1);

  beforeEach(async () => {
    world = await startWorld();
    await world.usdc.mint(wallet.address, 1_000n);
    await world.node.setBalance(wallet.address, ether);
    await world.node.minesAtOnce(false);
  });

  afterEach(() => world.node.stop());

  test('is replaced when the gas price doubles under it: the other one is mined, and the first never can be', async () => {
    const { gateway, node, usdc } = world;
    const order = transferOf(wallet, [{ destination, units: 10n }]);
    const first = await signed(gateway, order, 0);
    await gateway.broadcast(first);
    expect(await gateway.outcome(order, 0, [first])).toMatchObject({ state: 'missing' });
    await node.setBaseFee(2n * BigInt(first.terms['maxFeePerGas'] ?? 0));
    await node.mine();
    expect(await gateway.outcome(order, 0, [first])).toMatchObject({ state: 'signAgain' });
    const second = await signed(gateway, order, 0, [first]);
    expect(second.hash).not.toBe(first.hash);
    for (const name of ['maxFeePerGas', 'maxPriorityFeePerGas'])
      expect(8n * BigInt(second.terms[name] ?? 0)).toBeGreaterThanOrEqual(9n * BigInt(first.terms[name] ?? 0));
    await gateway.broadcast(first);
    expect(world.warnings).toEqual([expect.stringContaining(`does not take ${first.hash} as fees are now`)]);
    await gateway.broadcast(second);
    await node.mine();
    const attempts = [first, second];
    expect(await gateway.outcome(order, 0, attempts)).toMatchObject({ state: 'included', hash: second.hash });
    for (const attempt of attempts) await gateway.broadcast(attempt);
    await node.mine(2);
    expect(await gateway.outcome(order, 0, attempts)).toMatchObject({ state: 'final', hash: second.hash });
    expect(await usdc.unitsOf(destination)).toBe(10n);
    expect(await gateway.history.countOf(wallet.address)).toBe(1);
  });

  test('is not replaced while its fees suffice, nor while one before it is not mined', async () => {
    const { gateway, node } = world;
    const orders = [10n, 11n].map((units) => transferOf(wallet, [{ destination, units }]));
    const [one, two] = orders;
    if (one === undefined || two === undefined) throw new Error('Two orders');
    const [first, second] = [await signed(gateway, one, 0), await signed(gateway, two, 1)];
    await gateway.broadcast(second);
    await node.mine(1);
    expect(await gateway.outcome(one, 0, [first])).toMatchObject({ state: 'missing' });
    await node.setBaseFee(100n * gwei);
    await node.mine();
    expect(await gateway.outcome(one, 0, [first])).toMatchObject({ state: 'signAgain' });
    expect(await gateway.outcome(two, 1, [second])).toMatchObject({ state: 'missing' });
  });

  test('is replaced when it should have been mined long ago although its fees suffice, unless it offers far too much', async () => {
    const { gateway, node } = world;
    const order = transferOf(wallet, [{ destination, units: 10n }]);
    const lost = await signed(gateway, order, 0);
    const mineAtSameFee = async (): Promise<void> => {
      await node.setBaseFee((BigInt(lost.terms['maxFeePerGas'] ?? 0) * 2n) / 5n);
      await node.mine();
    };
    for (let block = 0; block < 24; block += 1) await mineAtSameFee();
    expect(await gateway.outcome(order, 0, [lost])).toMatchObject({ state: 'missing' });
    await mineAtSameFee();
    expect(await gateway.outcome(order, 0, [lost])).toMatchObject({ state: 'signAgain' });
    const again = await signed(gateway, order, 0, [lost]);
    expect(await gateway.outcome(order, 0, [lost, again])).toMatchObject({ state: 'missing' });
    await node.mine(30);
    expect(await gateway.outcome(order, 0, [lost, again])).toMatchObject({ state: 'missing' });
  });

  test('attempts beside each other move tokens once, whichever is mined', async () => {
    const { gateway, node, usdc } = world;
    const order = transferOf(wallet, [{ destination, units: 10n }]);
    const first = await signed(gateway, order, 0);
    const second = await signed(gateway, order, 0, [first]);
    await gateway.broadcast(first);
    await node.mine();
    await gateway.broadcast(second);
    await node.mine(2);
    expect(await gateway.outcome(order, 0, [first, second])).toMatchObject({ state: 'final', hash: first.hash });
    expect(await usdc.unitsOf(destination)).toBe(10n);
  });

  test('that failed on the chain is final, and did not succeed', async () => {
    const { gateway, node, usdc } = world;
    const order = transferOf(wallet, [{ destination, units: 900n }]);
    const attempt = await signed(gateway, order, 1);
    await usdc.call('transfer', [addressNumber(2), 500n], wallet.address);
    await gateway.broadcast(attempt);
    await node.mine(3);
    expect(await gateway.outcome(order, 1, [attempt])).toMatchObject({ state: 'final', succeeded: false });
    expect(await usdc.unitsOf(destination)).toBe(0n);
  });

  test('whose nonce somebody else used is not given up and not sent under another one: it is told', async () => {
    const { gateway, node, usdc, warnings } = world;
    const order = transferOf(wallet, [{ destination, units: 10n }]);
    const attempt = await signed(gateway, order, 0);
    await usdc.call('transfer', [addressNumber(2), 1n], wallet.address);
    expect(await gateway.outcome(order, 0, [attempt])).toMatchObject({ state: 'missing' });
    expect(warnings).toEqual([expect.stringContaining(`nonce 0 of ${wallet.address} is taken`)]);
    await gateway.broadcast(attempt);
    await node.mine();
    expect(await usdc.unitsOf(destination)).toBe(0n);
  });

  test('is never offered more than the limit', async () => {
    const { node } = world;
    const gateway = await world.open({ highestFeePerGas: 50n * gwei });
    const order = transferOf(wallet, [{ destination, units: 10n }]);
    await node.setBaseFee(40n * gwei);
    await node.mine();
    const first = await signed(gateway, order, 0);
    expect(BigInt(first.terms['maxFeePerGas'] ?? 0)).toBe(50n * gwei);
    await node.setBaseFee(60n * gwei);
    await node.mine();
    expect(await gateway.outcome(order, 0, [first])).toMatchObject({ state: 'missing' });
    await expect(gateway.terms(order, [first])).rejects.toThrow(
      'On ETHEREUM another attempt would have to offer more than 50000000000 wei per gas',
    );
    await expect(gateway.terms(order, [])).rejects.toThrow('it has to wait for lower fees');
  });

  test('on a chain without EIP-1559 it offers a gas price', async () => {
    const proxy = await NodeProxy.start(world.node.url);
    try {
      proxy.changed = ({ method }, result) =>
        method === 'eth_getBlockByNumber' ? { ...(result as object), baseFeePerGas: undefined } : result;
      const gateway = await world.open({ rpcUrl: proxy.url });
      const order = transferOf(wallet, [{ destination, units: 10n }]);
      const attempt = await signed(gateway, order, 0);
      expect(attempt.terms).toMatchObject({ type: 'legacy' });
      await gateway.broadcast(attempt);
      await world.node.mine(3);
      expect(await gateway.outcome(order, 0, [attempt])).toMatchObject({ state: 'final', succeeded: true });
    } finally {
      await proxy.stop();
    }
  });

  test('offers what a node suggests that does not know of tips', async () => {
    const proxy = await NodeProxy.start(world.node.url);
    try {
      proxy.instead = ([call]) =>
        call?.method === 'eth_maxPriorityFeePerGas'
          ? { text: '{"id":1,"error":{"code":-32601,"message":"no such method"}}' }
          : undefined;
      proxy.changed = ({ method }, result) => (method === 'eth_gasPrice' ? '0x3b9aca00' : result);
      const gateway = await world.open({ rpcUrl: proxy.url });
      const { baseFeePerGas } = await world.node.rpc<{ baseFeePerGas: string }>(
        'eth_getBlockByNumber',
        'latest',
        false,
      );
      const terms = await gateway.terms(transferOf(wallet, [{ destination, units: 10n }]), []);
      expect(BigInt(terms['maxPriorityFeePerGas'] ?? 0)).toBe(gwei - BigInt(baseFeePerGas));
    } finally {
      await proxy.stop();
    }
  });

  test('what the node would not take is an error', async () => {
    const { gateway, node } = world;
    const order = transferOf(wallet, [{ destination, units: 10n }]);
    const attempt = await signed(gateway, order, 0);
    await node.setBalance(wallet.address, 0n);
    await expect(gateway.broadcast(attempt)).rejects.toThrow(/^The node of ETHEREUM refused eth_sendRawTransaction: /);
    await expect(gateway.broadcast({ ...attempt, raw: '0x1234' })).rejects.toThrow('refused eth_sendRawTransaction');
  });

  test('a gas wallet that is dry for a top-up says so', async () => {
    const { gateway, node } = world;
    const [other, details] = [testWallet(2), { what: 'gas', to: testWallet(2).address, wei: ether.toString() }];
    await node.setBalance(gasWallet.address, 5n);
    const order = { kind: 'preparation' as const, id: 'top-up', wallet: gasWallet, details };
    await expect(gateway.missing(order)).rejects.toThrow(`The gas wallet of ETHEREUM, ${gasWallet.address}, has 5 wei`);
    await expect(gateway.sign(order, 0, {}, keys)).rejects.toThrow('The terms of a transaction lack');
    expect(await node.balanceOf(other.address)).toBe(0n);
  });
});
