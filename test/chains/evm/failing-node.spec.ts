import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { EvmGateway } from '../../../libs/chains/src/evm/evm-gateway.js';
import type { BlockRef } from '../../../libs/chains/src/gateway/gateway.js';
import { testWallet } from '../../support/chains/evm-wallets.js';
import type { NodeProxy } from '../../support/chains/node-proxy.js';
import { isWhole } from '../../support/run/sweep.js';
import { type World, addressNumber, send, transferOf } from './evm-world.js';
import { ProxiedWorld } from './proxied-world.js';

/** What stands at any place of an answer, instead of what belongs there. */
const nonsense = [null, undefined, '', '0x', '0xzz', '0x123', 42, -1, true, [], {}, [null], 'x'.repeat(300)];

function leavesOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  const parts = Object.values(value) as readonly unknown[];
  return parts.reduce<number>((sum, part) => sum + leavesOf(part), 1);
}

/** The answer with something else in one place, by its number. */
function corrupted(value: unknown, place: number, by: unknown): unknown {
  if (place === 0) return by;
  if (typeof value !== 'object' || value === null) return value;
  let left = place - 1;
  const entries = Object.entries(value as Readonly<Record<string, unknown>>).map(([name, each]) => {
    const size = leavesOf(each);
    const other = left >= 0 && left < size ? corrupted(each, left, by) : each;
    left -= size;
    return [name, other] as const;
  });
  if (Array.isArray(value)) return entries.map(([, part]) => part);
  return Object.fromEntries(entries);
}

describe('a node that fails:', () => {
  let proxied: ProxiedWorld;
  let world: World;
  let proxy: NodeProxy;
  let watched: EvmGateway;

  beforeAll(async () => {
    proxied = await ProxiedWorld.start();
    ({ world, proxy, watched } = proxied);
  });
  beforeEach(() => proxied.calm());
  afterAll(() => proxied.stop());

  let start: BlockRef;
  let healed: () => Promise<void>;
  beforeEach(async () => {
    ({ start, healed } = await proxied.deposit());
  });

  test('whatever part of its answers is nonsense, what is believed is true, and nothing is skipped', async () => {
    const truth = await world.gateway.blocksAfter(start, 10);
    const methods = ['eth_blockNumber', 'eth_getBlockByNumber', 'eth_getLogs', 'eth_chainId'];
    const lie = fc.record({
      method: fc.constantFrom(...methods),
      which: fc.nat(2),
      place: fc.nat(),
      by: fc.constantFrom(...nonsense),
    });
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(lie, async ({ method, which, place, by }) => {
        let seen = 0;
        proxy.changed = (call, result) =>
          call.method === method && seen++ === which ? corrupted(result, place % leavesOf(result), by) : result;
        const answered = await watched.blocksAfter(start, 10).catch((cause: unknown) => cause);
        proxy.behaveAgain();
        if (answered instanceof Error) {
          refused += 1;
          expect(answered.message).toMatch(/^The node of ETHEREUM /);
        } else expect(answered).toEqual(truth.slice(0, (answered as unknown[]).length));
      }),
      { numRuns: isWhole ? 300 : 100 },
    );
    expect(refused).toBeGreaterThan(10);
    await healed();
  });

  test('it takes only so many questions at once, or none', async () => {
    const modest = await world.open({ rpcUrl: proxy.url, questionsPerRequest: 2 });
    proxy.instead = (calls) =>
      calls.length > 2 ? { text: '{"id":null,"error":{"code":-32600,"message":"batch is too large"}}' } : undefined;
    await expect(watched.blocksAfter(start, 10)).rejects.toThrow(
      'The node of ETHEREUM refused a batch: batch is too large',
    );
    expect(await modest.blocksAfter(start, 10)).toEqual(await world.gateway.blocksAfter(start, 10));
    expect(proxy.requests.slice(2).every((calls) => calls.length <= 2)).toBe(true);
    await healed();
  });

  test('a receipt that is not of the chain says nothing', async () => {
    const { node, usdc } = world;
    const sender = testWallet(2);
    await node.setBalance(sender.address, 10n ** 18n);
    await usdc.mint(sender.address, 10n);
    const order = transferOf(sender, [{ destination: addressNumber(1), units: 10n }]);
    const { nonce, attempt } = await send(world.gateway, order);
    await node.mine(5);
    const lies: [string, object][] = [
      ['eth_getTransactionReceipt', { blockHash: `0x${'ab'.repeat(32)}` }],
      ['eth_getTransactionReceipt', { blockNumber: '0x1' }],
      ['eth_getBlockByNumber', { transactions: [] }],
    ];
    for (const [method, change] of lies) {
      proxy.changed = (call, result) => (call.method === method ? { ...(result as object), ...change } : result);
      expect(await watched.outcome(order, nonce, [attempt])).toEqual({ state: 'overtaken' });
    }
    proxy.changed = (call, result) =>
      call.method === 'eth_getTransactionReceipt' ? { ...(result as object), transactionHash: start.hash } : result;
    await expect(watched.outcome(order, nonce, [attempt])).rejects.toThrow('the receipt of another transaction');
    proxy.changed = (call, result) =>
      call.method === 'eth_getTransactionReceipt' ? { ...(result as object), logs: [] } : result;
    await expect(watched.outcome(order, nonce, [attempt])).rejects.toThrow(
      `The node of ETHEREUM answered that ${attempt.hash} succeeded, but no tokens moved in it`,
    );
    proxy.changed = (call, result) =>
      call.method === 'eth_getTransactionReceipt' ? { ...(result as object), status: '0x0' } : result;
    await expect(watched.outcome(order, nonce, [attempt])).rejects.toThrow('a receipt that failed, and has logs');
    proxy.behaveAgain();
    expect(await watched.outcome(order, nonce, [attempt])).toMatchObject({ state: 'final', succeeded: true });
  });

  test('it does not begin to answer, or never ends', async () => {
    const hasty = await world.open({ rpcUrl: proxy.url, timeoutMilliseconds: 100 });
    for (const instead of ['silence', 'headers'] as const) {
      proxy.instead = () => instead;
      await expect(hasty.head()).rejects.toThrow(/^The node of ETHEREUM did not answer within 100 ms$/);
    }
    await healed();
  });

  test('it is gone, and comes back', async () => {
    await proxy.stop();
    await expect(watched.blocksAfter(start, 10)).rejects.toThrow(
      /^The node of ETHEREUM cannot be reached \((ECONNREFUSED|UND_ERR_SOCKET|ECONNRESET)\)$/,
    );
    await world.node.mine();
    await proxy.startAgain();
    await healed();
  });
});
