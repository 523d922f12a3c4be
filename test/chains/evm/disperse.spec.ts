import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createContract } from 'micro-eth-signer/abi.js';
import { disperse } from '../../../libs/chains/src/evm/contracts/disperse.js';
import type { EvmGateway } from '../../../libs/chains/src/evm/evm-gateway.js';
import type { Payment, Wallet } from '../../../libs/chains/src/gateway/gateway.js';
import { testWallet } from '../../support/chains/evm-wallets.js';
import {
  type World,
  addressNumber,
  ether,
  gasWallet,
  prepare,
  send,
  signed,
  startWorld,
  transferOf,
} from './evm-world.js';

describe('paying several at once', () => {
  let world: World;
  let contract: string;
  const payments: Payment[] = [1, 2, 3].map((index) => ({ destination: addressNumber(index), units: 10n }));

  beforeAll(async () => {
    world = await startWorld();
    const wallet = testWallet(1);
    await world.usdc.mint(wallet.address, 30n);
    const order = transferOf(wallet, payments);
    const { nonce, attempt } = await send(world.gateway, order);
    await world.node.mine(3);
    const outcome = await world.gateway.outcome(order, nonce, [attempt]);
    contract = outcome.state === 'final' ? outcome.destination : '';
  });

  afterAll(() => world.node.stop());

  /** Called by a wallet that approved it. */
  async function called(token: string, units: readonly bigint[], from: Wallet = testWallet(1)): Promise<unknown> {
    const destinations = payments.map(({ destination }) => destination);
    const encoded = createContract(disperse.abi).disperse.encodeInput({ token, destinations, units: [...units] });
    const data = `0x${Buffer.from(encoded).toString('hex')}`;
    return world.node.rpc('eth_call', { from: from.address, to: contract, data }, 'latest');
  }

  test('pays all or none: one who may not receive fails it for all', async () => {
    const { gateway, node, usdt } = world;
    const wallet = testWallet(2);
    await usdt.mint(wallet.address, 60n);
    const order = transferOf(wallet, payments, 'USDT');
    await prepare(gateway, order);
    const nonce = await gateway.history.countOf(wallet.address);
    await node.minesAtOnce(false);
    const attempt = await signed(gateway, order, nonce);
    await usdt.call('freeze', [addressNumber(3)]);
    await gateway.broadcast(attempt);
    await node.mine(3);
    await node.minesAtOnce(true);
    expect(await gateway.outcome(order, nonce, [attempt])).toMatchObject({ state: 'final', succeeded: false });
    expect(await Promise.all(payments.map(({ destination }) => usdt.unitsOf(destination)))).toEqual([0n, 0n, 0n]);
    expect(await usdt.unitsOf(wallet.address)).toBe(60n);
    await expect(gateway.terms(transferOf(wallet, payments, 'USDT'), [])).rejects.toThrow(
      `ETHEREUM would refuse a transfer of USDT by ${wallet.address}`,
    );
  });

  test('moves only tokens of whoever calls, however much others approved', async () => {
    await world.usdc.mint(testWallet(1).address, 30n);
    await expect(called(world.usdc.address, [1n, 1n, 1n])).resolves.toBe('0x');
    await expect(called(world.usdc.address, [1n, 1n, 1n], testWallet(9))).rejects.toThrow('revert');
  });

  test('wants an amount for each, and a token that is there', async () => {
    await expect(called(world.usdc.address, [1n, 1n])).rejects.toThrow('revert');
    await expect(called(world.usdc.address, [1n, 1n, 1n, 1n])).rejects.toThrow('revert');
    await expect(called(addressNumber(99), [1n, 1n, 1n])).rejects.toThrow('revert');
  });

  test.each([
    ['false', '0x5f5f5260205ff3', 'rejects'],
    ['true', '0x60015f5260205ff3', 'resolves'],
    ['nothing', '0x00', 'resolves'],
    ['something else', '0x60025f5260205ff3', 'rejects'],
    ['too little', '0x60015f5260105ff3', 'rejects'],
  ] as const)('a token that answers %s: %s %s', async (_, code, how) => {
    const token = addressNumber(500);
    await world.node.rpc('anvil_setCode', token, code);
    const call = called(token, [1n, 1n, 1n]).then(
      () => 'resolves',
      () => 'rejects',
    );
    expect(await call).toBe(how);
  });
});

describe('gas for a wallet', () => {
  let world: World;
  let base: EvmGateway;
  const oracle = '0x420000000000000000000000000000000000000F';

  beforeAll(async () => {
    world = await startWorld();
    base = await world.open({ blockchain: 'BASE' });
  });

  afterAll(() => world.node.stop());

  async function topUpBy(gateway: EvmGateway, index: number): Promise<bigint> {
    const wallet = testWallet(index);
    await world.usdc.mint(wallet.address, 10n);
    const order = transferOf(wallet, [{ destination: addressNumber(1), units: 10n }]);
    return BigInt((await gateway.missing(order))?.details['wei'] ?? 0);
  }

  test('counts in what a chain charges for data', async () => {
    const without = await topUpBy(base, 1);
    // Answers 10^15 wei to whatever it is asked.
    await world.node.rpc('anvil_setCode', oracle, `0x67${(10n ** 15n).toString(16).padStart(16, '0')}5f5260205ff3`);
    const more = (await topUpBy(base, 1)) - without;
    expect(more).toBeGreaterThan(10n * 10n ** 14n);
    expect(more).toBeLessThan(15n * 10n ** 14n);
    expect(await topUpBy(world.gateway, 1)).toBeLessThan(without + 5n * 10n ** 14n);
    const order = transferOf(testWallet(1), [{ destination: addressNumber(1), units: 10n }]);
    await world.node.setBalance(testWallet(1).address, 10n ** 15n);
    await expect(base.terms(order, [])).rejects.toThrow('has 1000000000000000 wei on BASE');
    await world.node.setBalance(testWallet(1).address, ether);
    expect(await base.missing(order)).toBeUndefined();
    expect(await base.terms(order, [])).toMatchObject({ type: 'eip1559' });
  });

  test('is not sent where it would be refused: nothing is signed, and nothing spent', async () => {
    const wallet = testWallet(2);
    // Reverts whatever it is sent.
    await world.node.rpc('anvil_setCode', wallet.address, '0x5f5ffd');
    const before = await world.node.balanceOf(gasWallet.address);
    const details = { what: 'gas', to: wallet.address, wei: '1000' };
    const order = { kind: 'preparation' as const, id: 'top-up', wallet: gasWallet, details };
    await expect(world.gateway.terms(order, [])).rejects.toThrow(
      `ETHEREUM would refuse the gas by ${gasWallet.address} (order top-up): execution reverted`,
    );
    expect(await world.node.balanceOf(gasWallet.address)).toBe(before);
  });
});
