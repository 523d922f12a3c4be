import { describe, expect, test } from '@jest/globals';
import type { Gateway, Movement, Order, OrderMarks, TokenTransfer, WalletHistory } from '../gateway/gateway.js';
import type { OrderOutcome } from '../gateway/order-outcome.js';
import { overSeveralNodes } from './several-nodes.js';

type Asked = Partial<Pick<Gateway, 'outcome' | 'head' | 'marks' | 'history' | 'transfersIn'>>;

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

describe('tokens that came in a block', () => {
  const block = { number: 7, hash: 'a block' };
  const came: TokenTransfer = {
    transactionHash: 'a',
    ordinal: 0,
    token: 'USDC',
    source: 'them',
    destination: 'us',
    units: 5n,
  };
  const movements: readonly Movement[] = [{ block, transfer: came }];
  const tells = (...transfers: readonly TokenTransfer[]): Asked => ({
    transfersIn: () => Promise.resolve([transfers]),
  });

  test('came if each node tells of them, among others', async () => {
    const another = { ...came, ordinal: 1 };
    expect(await over(tells(came), tells(another, came)).agreedMovements(movements)).toEqual([true]);
  });

  test.each<[string, Asked]>([
    ['does not tell of them', tells()],
    ['tells of another transaction', tells({ ...came, transactionHash: 'b' })],
    ['has them in another place', tells({ ...came, ordinal: 1 })],
    ['tells of another token', tells({ ...came, token: 'USDT' })],
    ['tells of another sender', tells({ ...came, source: 'somebody' })],
    ['tells of another recipient', tells({ ...came, destination: 'somebody' })],
    ['tells of less', tells({ ...came, units: 4n })],
    ['is silent', { transfersIn: silent }],
  ])('did not if one %s', async (_, other) => {
    expect(await over(tells(came), other).agreedMovements(movements)).toEqual([false]);
    expect(await over(other, tells(came)).agreedMovements(movements)).toEqual([false]);
  });

  test('are asked for once for each block', async () => {
    const asked: number[] = [];
    const counts: Asked = {
      transfersIn: (blocks) => {
        asked.push(blocks.length);
        return Promise.resolve([[came, { ...came, ordinal: 1 }]]);
      },
    };
    const both = [...movements, { block, transfer: { ...came, ordinal: 1 } }];
    expect(await over(counts, counts).agreedMovements(both)).toEqual([true, true]);
    expect(asked).toEqual([1, 1]);
    expect(await over(counts, counts).agreedMovements([])).toEqual([]);
    expect(asked).toHaveLength(2);
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
