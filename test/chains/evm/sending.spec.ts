import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addr } from 'micro-eth-signer';
import { testWallet } from '../../support/chains/evm-wallets.js';
import {
  type World,
  addressNumber,
  ether,
  gasWallet,
  keys,
  prepare,
  send,
  signed,
  startWorld,
  transferOf,
} from './evm-world.js';

describe('sending on an EVM chain', () => {
  let world: World;

  beforeAll(async () => {
    world = await startWorld();
  });

  afterAll(() => world.node.stop());

  test('a single transfer is final when it is deep enough, and not before', async () => {
    const { gateway, node, usdc } = world;
    const wallet = testWallet(1);
    await usdc.mint(wallet.address, 5_000_000n);
    const destination = addressNumber(1);
    const order = transferOf(wallet, [{ destination, units: 1_234_567n }]);
    const { nonce, attempt } = await send(gateway, order);
    const { hash } = attempt;
    expect(await gateway.outcome(order, nonce, [attempt])).toEqual({ state: 'included', hash, confirmations: 1 });
    await node.mine();
    expect(await gateway.outcome(order, nonce, [attempt])).toEqual({ state: 'included', hash, confirmations: 2 });
    await node.mine();
    expect(await gateway.outcome(order, nonce, [attempt])).toEqual({
      ...{ state: 'final', hash, succeeded: true, isCancellation: false, minedAt: expect.any(Date) },
      blockNumber: expect.any(Number),
      gasUnits: expect.any(BigInt),
      destination: addr.addChecksum(destination),
    });
    expect(await usdc.unitsOf(destination)).toBe(1_234_567n);
    expect(await usdc.unitsOf(wallet.address)).toBe(3_765_433n);
  });

  test.each(['USDC', 'USDT'] as const)('350 are paid in one transaction, exactly: %s', async (symbol) => {
    const { gateway, node } = world;
    const token = symbol === 'USDC' ? world.usdc : world.usdt;
    const wallet = testWallet(symbol === 'USDC' ? 2 : 3);
    const payments = Array.from({ length: 350 }, (_, index) => ({
      destination: addressNumber(1_000 + index),
      units: BigInt(index + 1) * 1_000_001n,
    }));
    const total = payments.reduce((sum, { units }) => sum + units, 0n);
    await token.mint(wallet.address, total + 7n);
    const order = transferOf(wallet, payments, symbol);
    expect(await prepare(gateway, order)).toEqual(
      symbol === 'USDC' ? ['contract', 'gas', 'approval'] : ['gas', 'approval'],
    );
    const { nonce, attempt } = await send(gateway, order);
    await node.mine(2);
    const outcome = await gateway.outcome(order, nonce, [attempt]);
    expect(outcome).toMatchObject({ state: 'final', succeeded: true });
    const paid = await Promise.all(payments.map(({ destination }) => token.unitsOf(destination)));
    expect(paid).toEqual(payments.map(({ units }) => units));
    expect(await token.unitsOf(wallet.address)).toBe(7n);
    const { gasUsed } = await node.rpc<{ gasUsed: string }>('eth_getTransactionReceipt', attempt.hash);
    expect(Number(gasUsed)).toBeLessThan(16_777_216);
  });

  test('a batch goes through a contract that keeps nothing, and that is deployed once', async () => {
    const { gateway, usdc } = world;
    const wallet = testWallet(4);
    await usdc.mint(wallet.address, 30n);
    const payments = [1, 2].map((index) => ({ destination: addressNumber(index + 20), units: 10n }));
    const order = transferOf(wallet, payments);
    expect(await prepare(gateway, order)).toEqual(['gas', 'approval']);
    const { nonce, attempt } = await send(gateway, order);
    await world.node.mine(2);
    const outcome = await gateway.outcome(order, nonce, [attempt]);
    const contract = outcome.state === 'final' ? outcome.destination : '';
    expect(await usdc.unitsOf(contract)).toBe(0n);
    expect((await world.node.rpc<string>('eth_getCode', contract, 'latest')).length).toBeGreaterThan(2);
  });

  test('a wallet is given the gas that an order lacks and no more, and none if it has enough', async () => {
    const { gateway, usdc, node } = world;
    const wallet = testWallet(5);
    await usdc.mint(wallet.address, 100n);
    const given: bigint[] = [];
    for (const units of [10n, 11n, 12n]) {
      const order = transferOf(wallet, [{ destination: addressNumber(30), units }]);
      expect(await prepare(gateway, order)).toEqual(['gas']);
      given.push(await node.balanceOf(wallet.address));
      await send(gateway, order);
    }
    // What is left of one is taken for the next: it does not pile up.
    const [first = 0n, , last = 0n] = given;
    expect(last).toBeLessThan((first * 3n) / 2n);
    await node.setBalance(wallet.address, ether);
    const rich = transferOf(wallet, [{ destination: addressNumber(30), units: 13n }]);
    expect(await prepare(gateway, rich)).toEqual([]);
  });

  test('what has to be prepared has a key that names chain, what and wallet, and the amount is no surprise', async () => {
    const { gateway, usdc } = world;
    const wallet = testWallet(6);
    await usdc.mint(wallet.address, 100n);
    const order = transferOf(wallet, [{ destination: addressNumber(31), units: 10n }]);
    const preparation = await gateway.missing(order);
    expect(preparation).toMatchObject({ key: `ETHEREUM:gas:${wallet.address}`, wallet: gasWallet });
    expect((await gateway.missing(order))?.key).toBe(preparation?.key);
    expect(BigInt(preparation?.details['wei'] ?? 0)).toBeLessThan(ether / 100n);
  });

  test('an approval that does not reach is first taken back, as USDT wants it', async () => {
    const { gateway, usdt, node } = world;
    const wallet = testWallet(7);
    await usdt.mint(wallet.address, 100n);
    const payments = [1, 2].map((index) => ({ destination: addressNumber(index + 40), units: 50n }));
    const order = transferOf(wallet, payments, 'USDT');
    await prepare(gateway, order);
    const { nonce, attempt } = await send(gateway, order);
    await node.mine(2);
    const outcome = await gateway.outcome(order, nonce, [attempt]);
    const contract = outcome.state === 'final' ? outcome.destination : '';
    await node.setBalance(wallet.address, ether);
    await usdt.call('approve', [contract, 0n], wallet.address);
    await usdt.call('approve', [contract, 5n], wallet.address);
    await usdt.mint(wallet.address, 100n);
    expect(await prepare(gateway, transferOf(wallet, payments, 'USDT'))).toEqual(['approval', 'approval']);
    expect(await usdt.read('allowance', [wallet.address, contract])).toBe(2n ** 256n - 1n);
  });

  test('the same transaction is taken many times, and moves tokens once', async () => {
    const { gateway, usdc } = world;
    const wallet = testWallet(8);
    await usdc.mint(wallet.address, 100n);
    const order = transferOf(wallet, [{ destination: addressNumber(50), units: 10n }]);
    const { attempt } = await send(gateway, order);
    for (const _ of [1, 2, 3]) await gateway.broadcast(attempt);
    expect(await usdc.unitsOf(addressNumber(50))).toBe(10n);
  });

  test('the same order, nonce and terms always make the same transaction', async () => {
    const { gateway, usdc } = world;
    const wallet = testWallet(9);
    await usdc.mint(wallet.address, 100n);
    await world.node.setBalance(wallet.address, ether);
    const order = transferOf(wallet, [{ destination: addressNumber(51), units: 10n }]);
    const terms = await gateway.terms(order, []);
    const stored = JSON.parse(JSON.stringify(terms)) as typeof terms;
    const [one, other] = [await gateway.sign(order, 4, terms, keys), await gateway.sign(order, 4, stored, keys)];
    expect(other).toEqual(one);
    expect(one.terms).toMatchObject({ ...terms, nonce: 4 });
  });

  describe('is refused before it is signed', () => {
    test('when the tokens are not there, and no gas is spent on it', async () => {
      const { gateway, usdc } = world;
      const wallet = testWallet(10);
      await usdc.mint(wallet.address, 5n);
      const single = transferOf(wallet, [{ destination: addressNumber(60), units: 6n }]);
      const refused = `ETHEREUM would refuse a transfer of USDC by ${wallet.address} (order ${single.id}): execution reverted: Coin: not enough tokens`;
      await expect(gateway.missing(single)).rejects.toThrow(refused);
      await expect(gateway.terms(single, [])).rejects.toThrow(refused);
      const several = transferOf(
        wallet,
        [1, 2].map((index) => ({ destination: addressNumber(index), units: 3n })),
      );
      await expect(gateway.missing(several)).rejects.toThrow(
        `${wallet.address} has 5 of the 6 units of USDC that order ${several.id} sends`,
      );
    });

    test('when the gas wallet is empty: it says which, and how much it needs', async () => {
      const { gateway, usdc, node } = world;
      const wallet = testWallet(11);
      await usdc.mint(wallet.address, 5n);
      const order = transferOf(wallet, [{ destination: addressNumber(61), units: 5n }]);
      await node.setBalance(gasWallet.address, 17n);
      await expect(gateway.missing(order)).rejects.toThrow(
        new RegExp(
          `^The gas wallet of ETHEREUM, ${gasWallet.address}, has 17 wei and needs \\d+ for order ${order.id}`,
        ),
      );
      await node.setBalance(gasWallet.address, 1_000n * ether);
      expect(await gateway.missing(order)).toMatchObject({ details: { what: 'gas' } });
    });

    test('when the wallet has no gas', async () => {
      const wallet = testWallet(12);
      await world.usdc.mint(wallet.address, 5n);
      const order = transferOf(wallet, [{ destination: addressNumber(62), units: 5n }]);
      await expect(world.gateway.terms(order, [])).rejects.toThrow(/has 0 wei on ETHEREUM, and order .* may take \d+/);
    });

    test('when the key is not that of the wallet', async () => {
      const { gateway, usdc, node } = world;
      const wallet = { index: 13, address: testWallet(14).address };
      await usdc.mint(wallet.address, 5n);
      await node.setBalance(wallet.address, ether);
      const order = transferOf(wallet, [{ destination: addressNumber(63), units: 5n }]);
      await expect(signed(gateway, order, 0)).rejects.toThrow(
        `The key of wallet 13 on ETHEREUM is not that of ${wallet.address}`,
      );
    });

    test.each([
      ['nothing', 0n, addressNumber(1), /payment of nothing/],
      ['less than nothing', -1n, addressNumber(1), /payment of nothing/],
      [
        'an address with a wrong checksum',
        1n,
        '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
        /is no address on ETHEREUM/,
      ],
      ['an address of another chain', 1n, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGkGXwyTDt1v', /is no address on ETHEREUM/],
    ])('when it is of %s', async (_, units, destination, message) => {
      const order = transferOf(testWallet(15), [{ destination, units }]);
      await expect(world.gateway.terms(order, [])).rejects.toThrow(message);
    });

    test('when it has no payments, or too many', async () => {
      const payments = Array.from({ length: 351 }, (_, index) => ({ destination: addressNumber(index), units: 1n }));
      for (const list of [[], payments])
        await expect(world.gateway.terms(transferOf(testWallet(15), list), [])).rejects.toThrow(
          `has ${list.length} payments: 1 to 350 fit into a transaction`,
        );
    });
  });

  test('a chain without the deployment proxy asks for it', async () => {
    const bare = await startWorld({ flags: ['--disable-default-create2-deployer'] });
    try {
      await bare.usdc.mint(testWallet(1).address, 9n);
      const order = transferOf(
        testWallet(1),
        [1, 2].map((index) => ({ destination: addressNumber(index), units: 3n })),
      );
      await expect(bare.gateway.missing(order)).rejects.toThrow(
        /^ETHEREUM lacks the deployment proxy at 0x4e59b44847b379578588920cA78FbF26c0B4956C/,
      );
    } finally {
      await bare.node.stop();
    }
  });
});
