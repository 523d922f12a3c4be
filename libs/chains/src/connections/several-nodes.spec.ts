import { describe, expect, test } from '@jest/globals';
import type { Gateway, Order, OrderMarks, WalletHistory } from '../gateway/gateway.js';
import type { OrderOutcome } from '../gateway/order-outcome.js';
import { overSeveralNodes } from './several-nodes.js';

type Asked = Partial<Pick<Gateway, 'outcome' | 'head' | 'marks' | 'history'>>;

function over(...nodes: readonly [Asked, ...Asked[]]): Gateway {
  const base = { blockchain: 'SOLANA', pollMilliseconds: 100 };
  const [first, ...others] = nodes.map((node) => ({ ...base, ...node }) as unknown as Gateway);
  if (first === undefined) throw new Error('There is no node');
  return overSeveralNodes([first, ...others], () => undefined);
}

const order = { id: 'an order' } as Order;
const final = { state: 'final', hash: 'a', succeeded: false } as unknown as OrderOutcome;
const silent = (): Promise<never> => Promise.reject(new Error('silent'));

test('that something is final is asked of every other node, also where another question is answered by that one meanwhile', async () => {
  let answer: (outcome: OrderOutcome) => void = () => undefined;
  const gateway = over(
    { outcome: () => new Promise((resolve) => (answer = resolve)), head: silent },
    {
      outcome: () => Promise.resolve({ state: 'missing' }),
      head: () => Promise.resolve({ number: 1, hash: 'a', parentHash: '' } as never),
    },
  );
  const outcome = gateway.outcome(order, 0, []);
  await gateway.head();
  answer(final);
  expect((await outcome).state).not.toBe('final');
});

describe('the mark of an order', () => {
  const marks = (found: Awaited<ReturnType<OrderMarks['find']>> | 'silent', horizon = 1): Asked => ({
    marks:
      found === 'silent'
        ? { horizon: silent, find: silent }
        : { horizon: () => Promise.resolve(horizon), find: () => Promise.resolve(found) },
  });
  const find = (...nodes: readonly [Asked, ...Asked[]]): unknown => over(...nodes).marks?.find('a mark', 1, 0);
  const hash = { hash: 'a' };

  test('is there, or not there, where all that answer say so', async () => {
    expect(await find(marks(hash), marks(hash))).toEqual(hash);
    expect(await find(marks('none'), marks('none'))).toBe('none');
    expect(await find(marks('silent'), marks('none'))).toBe('none');
  });

  test('is not decided where they differ', async () => {
    expect(await find(marks('none'), marks(hash))).toBeUndefined();
    expect(await find(marks('none'), marks(undefined))).toBeUndefined();
    expect(await find(marks({ hash: 'b' }), marks(hash))).toBeUndefined();
  });

  test('is looked for until the latest of them has passed', async () => {
    expect(await over(marks('none', 1), marks('none', 2), marks('silent')).marks?.horizon()).toBe(2);
    await expect(over(marks('silent'), marks('silent')).marks?.horizon()).rejects.toThrow('silent');
  });

  test('is nothing on a chain that numbers transactions', () => {
    expect(over({}, {}).marks).toBeUndefined();
  });
});

test('of what waits for a block, the node counts that has the most, as each has a pool of its own', async () => {
  const pools = (count: number | undefined): Asked => ({
    history: {
      pendingCountOf: () => (count === undefined ? silent() : Promise.resolve(count)),
    } as unknown as WalletHistory,
  });
  expect(await over(pools(2), pools(3)).history?.pendingCountOf('us')).toBe(3);
  expect(await over(pools(2), pools(undefined)).history?.pendingCountOf('us')).toBe(2);
});
