import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { hexOf } from '../../support/tron-node/api.js';
import { disturbances } from '../../support/solana-node/server.js';
import type { Block } from '../../../libs/chains/src/gateway/gateway.js';
import { Scene, other, payer, recipient, usdt, wallet } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await Scene.open();
});
afterEach(() => scene.node.stop());

const stranger = wallet(1_001).address;

async function transfersSince(number: number, most = 100): Promise<Block['transfers'][number][]> {
  const { id } = scene.ledger.blocks[number] ?? { id: '' };
  const blocks = await scene.gateway.blocksAfter({ number, hash: id }, most);
  return blocks.flatMap(({ transfers }) => transfers);
}

describe('watching TRON', () => {
  test('a transfer of tokens is seen once its block is solidified, and no earlier', async () => {
    const start = await scene.gateway.head();
    const hash = scene.deposit(recipient, 12_500_000n);
    scene.ledger.mine();
    const { number } = scene.ledger.tip;
    scene.ledger.mine(18);
    expect(await transfersSince(start.number)).toEqual([]);
    scene.ledger.mine();
    const [first, ...more] = (await scene.gateway.blocksAfter(start, 100)).toReversed();
    expect(first).toEqual({
      number,
      hash: scene.ledger.blocks[number]?.id,
      parentHash: scene.ledger.blocks[number - 1]?.id,
      minedAt: new Date(scene.ledger.blocks[number]?.time ?? 0),
      transfers: [
        {
          transactionHash: hash,
          ordinal: 0,
          token: 'USDT',
          source: stranger,
          destination: recipient,
          units: 12_500_000n,
        },
      ],
    });
    expect(more).toHaveLength(number - start.number - 1);
    expect(await scene.gateway.head()).toEqual({ number, hash: first?.hash });
    expect(await scene.gateway.finalUpTo({ number, hash: '' })).toBe(number);
  });

  test('what a reorganization takes back is never seen', async () => {
    const start = await scene.gateway.head();
    scene.deposit(recipient, 1n);
    scene.ledger.mine(10);
    scene.ledger.reorganize(10);
    const kept = scene.deposit(recipient, 2n);
    scene.ledger.mine();
    scene.ledger.solidify();
    expect(await transfersSince(start.number)).toMatchObject([{ transactionHash: kept, units: 2n }]);
  });

  test('a failed transaction and the token of another contract move nothing', async () => {
    const start = await scene.gateway.head();
    scene.deposit(recipient, 5n, { result: 'REVERT' });
    scene.deposit(recipient, 6n, { contract: other });
    scene.deposit(recipient, 7n);
    scene.ledger.mine();
    scene.ledger.solidify();
    expect(await transfersSince(start.number)).toMatchObject([{ units: 7n, ordinal: 0 }]);
  });

  test('several transfers in one transaction are told apart', async () => {
    const start = await scene.gateway.head();
    const moved = [
      [other, payer.address, 3n],
      [usdt, payer.address, 1n],
      [usdt, recipient, 2n],
    ] as const;
    scene.ledger.pay(
      moved.map(([contract, to, units]) => ({
        ...{ contract: hexOf(contract), from: hexOf(stranger), to: hexOf(to), units },
      })),
    );
    scene.ledger.mine();
    scene.ledger.solidify();
    expect(await transfersSince(start.number)).toMatchObject([
      { ordinal: 0, destination: payer.address, units: 1n },
      { ordinal: 1, destination: recipient, units: 2n },
    ]);
  });

  test('at most as many blocks are read as are asked for, and none is left out', async () => {
    const start = await scene.gateway.head();
    scene.ledger.mine(12);
    const first = await scene.gateway.blocksAfter(start, 7);
    expect(first.map(({ number }) => number - start.number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const last = first.at(-1);
    const rest = await scene.gateway.blocksAfter({ number: last?.number ?? 0, hash: last?.hash ?? '' }, 7);
    expect(rest.map(({ number }) => number - start.number)).toEqual([8, 9, 10, 11, 12]);
  });

  test('a node that is behind has nothing new, and is asked again', async () => {
    const before = scene.ledger.solid;
    scene.ledger.mine(5);
    const reached = await scene.gateway.head();
    scene.node.disturb('/walletsolidity/getnowblock', () => ({
      blockID: before.id,
      block_header: {
        raw_data: { number: before.number, txTrieRoot: ofNone, parentHash: before.parentId, timestamp: before.time },
      },
    }));
    expect(await scene.gateway.blocksAfter(reached, 100)).toEqual([]);
    scene.node.calm();
    scene.ledger.mine();
    expect(await scene.gateway.blocksAfter(reached, 100)).toHaveLength(1);
  });
});

describe('a key for the node', () => {
  test.each([
    ['user:pass@', { authorization: `Basic ${Buffer.from('user:pass').toString('base64')}` }],
    ['the%20key@', { 'tron-pro-api-key': 'the key' }],
  ])('in the URL as %s is sent in a header', async (credentials, headers) => {
    const gateway = scene.reopened({ rpcUrl: scene.node.url.replace('//', `//${credentials}`) });
    await gateway.head();
    expect(scene.node.headers.at(-1)).toMatchObject(headers);
  });
});

/** The root of the transactions of a block without any. */
const ofNone = '0'.repeat(64);

interface Shown {
  readonly transactions?: unknown;
}

interface Info {
  readonly id: string;
  readonly blockNumber: number;
  readonly receipt: object;
  readonly log: readonly { readonly data: string }[];
}

describe('a TRON node that lies or fails', () => {
  const infos = '/walletsolidity/gettransactioninfobyblocknum';
  const block = '/walletsolidity/getblockbynum';

  async function failureWith(path: string, changed: (answer: never) => unknown): Promise<string> {
    const start = await scene.gateway.head();
    scene.deposit(recipient, 1n);
    scene.ledger.mine();
    scene.ledger.solidify();
    scene.node.disturb(path, (answer) =>
      Array.isArray(answer) && answer.length === 0 ? answer : changed(answer as never),
    );
    return scene.failure(scene.gateway.blocksAfter(start, 100));
  }

  const withInfo = (change: (info: Info) => object) => (answer: Info[]) =>
    answer.map((info) => ({ ...info, ...change(info) }));

  test.each<[string, string, (answer: never) => unknown]>([
    ['leaves out what came of a transaction', infos, () => []],
    ['tells of another transaction', infos, withInfo(() => ({ id: 'ab'.repeat(32) }))],
    ['tells of another block', infos, withInfo(({ blockNumber }) => ({ blockNumber: blockNumber + 1 }))],
    ['calls a success what its block calls a failure', block, withResult('REVERT')],
    ['leaves out the result', infos, withInfo(() => ({ receipt: {} }))],
    ['loses the transactions of a block', block, ({ transactions: _, ...rest }: Shown) => rest],
    ['has an amount of another size', infos, withInfo(({ log }) => ({ log: [{ ...log[0], data: '01' }] }))],
  ])('one that %s is not believed', async (_, path, change) => {
    expect(await failureWith(path, change)).toContain("The TRON node's answer makes no sense");
  });

  test('one whose blocks do not fit together is not believed', async () => {
    const start = await scene.gateway.head();
    scene.ledger.mine(3);
    expect(await scene.failure(scene.gateway.blocksAfter({ ...start, hash: '00'.repeat(32) }, 100))).toContain(
      'The blocks of the TRON node do not fit together',
    );
    scene.node.disturb(block, (_, __, [question]) => {
      const { num } = question as { num: number };
      return shownBlock(num === 0 ? 0 : num - 1);
    });
    expect(await scene.failure(scene.reopened().blocksAfter(start, 100))).toContain('is not block');
    scene.node.disturb(block, (answer, _, [question]) => ((question as { num: number }).num === 0 ? answer : {}));
    expect(await scene.failure(scene.reopened().blocksAfter(start, 100))).toContain(
      'does not have the solidified block',
    );
  });

  test('one on another chain is not believed, also after it was on ours', async () => {
    const elsewhere = scene.reopened({ genesisHash: `${'0'.repeat(16)}${'ab'.repeat(24)}` });
    expect(await scene.failure(elsewhere.head())).toContain('The TRON node is on another chain');
    await scene.gateway.head();
    scene.node.disturb('/walletsolidity/getnowblock', disturbances.hangsUp);
    await scene.failure(scene.gateway.head());
    scene.node.calm();
    scene.node.disturb(block, () => ({ blockID: 'cd'.repeat(32), block_header: { raw_data: {} } }));
    expect(await scene.failure(scene.gateway.head())).toContain('The TRON node is on another chain');
  });

  test.each([
    ['hangs up', disturbances.hangsUp, 'cannot be reached'],
    ['is silent', disturbances.isSilent, 'took too long'],
    ['answers with another status', disturbances.answers(503, '{"secret":1}'), 'answered with HTTP 503'],
    ['does not answer with JSON', disturbances.answers(200, '<html>'), 'did not answer with JSON'],
    ['refuses', () => ({ Error: 'http://127.0.0.1/k3y-0f-th3-n0d3 is wrong' }), 'The TRON node refused /wallet'],
  ])('one that %s is told without its address', async (_, disturbance, message) => {
    scene.node.disturb('*', disturbance);
    expect(await scene.failure(scene.reopened({ timeoutMilliseconds: 200 }).head())).toContain(message);
  });

  function shownBlock(number: number): unknown {
    const { id, parentId, time } = scene.ledger.blocks[number] ?? scene.ledger.tip;
    return {
      blockID: id,
      block_header: {
        raw_data: { ...(number === 0 ? {} : { number }), txTrieRoot: ofNone, parentHash: parentId, timestamp: time },
      },
    };
  }
});

function withResult(contractRet: string): (answer: { transactions?: object[] }) => unknown {
  return (answer) => ({
    ...answer,
    ...(answer.transactions === undefined
      ? {}
      : { transactions: answer.transactions.map((each) => ({ ...each, ret: [{ contractRet }] })) }),
  });
}
