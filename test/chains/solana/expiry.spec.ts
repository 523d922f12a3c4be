import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SignedTransaction, TokenOrder } from '../../../libs/chains/src/gateway/gateway.js';
import { RpcError } from '../../support/solana-node/rpc.js';
import { Scene } from './scene.js';

/** Blocks for which a blockhash is good after its own. */
const life = 150;
let scene: Scene;
let order: TokenOrder;
let first: SignedTransaction;

beforeEach(async () => {
  scene = await Scene.open();
  scene.ledger.finalityLag = 10;
  scene.ledger.mine(20);
  order = scene.order(40n);
  first = await scene.signed(order);
});

afterEach(() => scene.node.stop());

describe('a transfer that no block took', () => {
  test('is signed again when its blockhash has expired, and not a block sooner', async () => {
    const { height } = scene.ledger.tip;
    for (let mined = 0; mined <= life + 10; mined += 1) {
      expect(scene.ledger.tip.height).toBe(height + mined);
      expect(await scene.outcome(order, first)).toEqual({ state: 'missing' });
      scene.ledger.mine();
    }
    expect(await scene.outcome(order, first)).toEqual({ state: 'signAgain', isGone: true });
  });

  test('can still be taken in the last block before', async () => {
    scene.ledger.mine(life - 1);
    await scene.gateway.broadcast(first);
    scene.ledger.mine(11);
    expect(await scene.outcome(order, first)).toMatchObject({ state: 'final', succeeded: true });
    expect(await scene.received()).toBe(40n);
  });

  test('is not taken by any block after that, however often it is broadcast', async () => {
    scene.ledger.mine(life);
    for (let nth = 0; nth < 20; nth += 1) {
      await scene.gateway.broadcast(first);
      scene.ledger.mine();
    }
    expect(await scene.received()).toBe(0n);
    expect(await scene.outcome(order, first)).toEqual({ state: 'signAgain', isGone: true });
  });

  test('happens once although both of its transactions are broadcast all the time', async () => {
    scene.ledger.mine(life + 11);
    expect(await scene.outcome(order, first)).toEqual({ state: 'signAgain', isGone: true });
    const second = await scene.signed(order, [first]);
    expect(second.hash).not.toBe(first.hash);
    for (let nth = 0; nth < life + 30; nth += 1) {
      for (const each of [first, second]) await scene.gateway.broadcast(each);
      scene.ledger.mine();
    }
    expect(await scene.received()).toBe(40n);
    expect(await scene.outcome(order, first, second)).toMatchObject({ state: 'final', hash: second.hash });
  });

  test('waits for all that were signed, not only for the first', async () => {
    scene.ledger.mine(life + 11);
    const second = await scene.signed(order, [first]);
    scene.ledger.mine(life);
    expect(await scene.outcome(order, first, second)).toEqual({ state: 'missing' });
    scene.ledger.mine(11);
    expect(await scene.outcome(order, first, second)).toEqual({ state: 'signAgain', isGone: true });
    expect(await scene.outcome(order, second, first)).toEqual({ state: 'signAgain', isGone: true });
  });
});

describe('a node that takes a blockhash for expired too soon', () => {
  beforeEach(() => {
    scene.node.disturb('isBlockhashValid', () => ({ context: { slot: scene.ledger.tip.slot }, value: false }));
  });

  test('makes nothing be signed again before the height is final that says so too', async () => {
    scene.ledger.mine(life + 10);
    expect(scene.ledger.finalized.height).toBe(first.terms['lastValidBlockHeight']);
    expect(await scene.outcome(order, first)).toEqual({ state: 'missing' });
    scene.ledger.mine();
    expect(await scene.outcome(order, first)).toEqual({ state: 'signAgain', isGone: true });
  });

  test('makes nothing be signed again before that is so for all that were signed', async () => {
    scene.ledger.mine(life + 11);
    const second = await scene.signed(order, [first]);
    for (const signed of [
      [first, second],
      [second, first],
    ])
      expect(await scene.outcome(order, ...signed)).toEqual({ state: 'missing' });
  });
});

describe('a transfer that a block took', () => {
  beforeEach(async () => {
    await scene.gateway.broadcast(first);
    scene.ledger.mine(life + 30);
  });

  test('is found long after it expired', async () => {
    scene.ledger.mine(400);
    expect(await scene.outcome(order, first)).toMatchObject({ state: 'final', succeeded: true });
  });

  test('is not signed again because a node behind the same URL has not come so far and does not know it', async () => {
    const behind = scene.ledger.finalized.slot - 1;
    scene.node.disturb('getSignatureStatuses', () => ({ context: { slot: behind }, value: [null] }));
    await expect(scene.outcome(order, first)).rejects.toThrow(/getSignatureStatuses.context.slot is not \d+ or later/);
    scene.node.calm();
    expect(await scene.outcome(order, first)).toMatchObject({ state: 'final' });
  });

  test('is not signed again because it was known only between two answers', async () => {
    let asked = 0;
    scene.node.disturb('getSignatureStatuses', (result) => {
      asked += 1;
      return asked === 1 ? { context: { slot: scene.ledger.tip.slot }, value: [null] } : result;
    });
    expect(await scene.outcome(order, first)).toMatchObject({ state: 'final', succeeded: true });
  });

  test('is not signed again because the history of the node has been cut', async () => {
    scene.ledger.mine(400);
    scene.ledger.firstAvailable = scene.ledger.tip.slot - 100;
    await expect(scene.outcome(order, first)).rejects.toThrow(
      /^The history of the Solana node begins with slot \d+: whether a transaction of slot \d+ or later was taken has to be asked elsewhere$/,
    );
  });
});

test('the history of a node has to reach back to the first of all that were signed', async () => {
  scene.ledger.mine(life + 11);
  const second = await scene.signed(order, [first]);
  scene.ledger.mine(life + 11);
  scene.ledger.firstAvailable = Number(first.terms['slot']);
  expect(await scene.outcome(order, first, second)).toEqual({ state: 'signAgain', isGone: true });
  scene.ledger.firstAvailable += 1;
  await expect(scene.outcome(order, first, second)).rejects.toThrow(/^The history of the Solana node begins/);
});

test('of several that are on the chain, which cannot be, the one that moved tokens counts', async () => {
  const status = { slot: scene.ledger.finalized.slot, confirmationStatus: 'finalized' };
  const value = [
    { ...status, err: 'InsufficientFundsForFee' },
    { ...status, err: null },
  ];
  scene.node.disturb('getSignatureStatuses', () => ({ context: { slot: status.slot }, value }));
  const second = { ...first, hash: 'second' };
  expect(await scene.outcome(order, first, second)).toMatchObject({ state: 'final', hash: 'second', succeeded: true });
});

describe('a transfer is not signed again', () => {
  beforeEach(() => {
    scene.ledger.mine(life + 30);
  });

  test('while a node says that its blockhash is still good, whatever the heights say', async () => {
    scene.node.disturb('isBlockhashValid', () => ({ context: { slot: scene.ledger.tip.slot }, value: true }));
    expect(await scene.outcome(order, first)).toEqual({ state: 'missing' });
  });

  test('because a node that is behind does not know its blockhash yet', async () => {
    scene.node.disturb('isBlockhashValid', (_, __, [, config]) => {
      if (!('minContextSlot' in (config as object))) return { context: { slot: 1 }, value: false };
      throw new RpcError(-32016, 'Minimum context slot has not been reached');
    });
    await expect(scene.outcome(order, first)).rejects.toThrow(
      'refused isBlockhashValid (-32016): it has not come so far yet',
    );
  });

  test.each(['getEpochInfo', 'isBlockhashValid', 'getFirstAvailableBlock', 'getSignatureStatuses'])(
    'when %s is not answered, or with nonsense',
    async (method) => {
      const nonsense: unknown[] = [
        null,
        {},
        [],
        'yes',
        -1,
        1.5,
        { value: null },
        { context: { slot: 1e9 }, value: [] },
      ];
      const others = [{ context: { slot: 1e9 }, value: [{}] }, { context: {}, value: [null] }, { value: [null] }];
      for (const answer of [...nonsense, ...others]) {
        scene.node.disturb(method, () => answer);
        await expect(scene.outcome(order, first)).rejects.toThrow(/^The Solana node's answer makes no sense/);
      }
      scene.node.calm();
      expect(await scene.outcome(order, first)).toEqual({ state: 'signAgain', isGone: true });
    },
  );

  test('when nothing is known of what was signed', async () => {
    await expect(scene.outcome(order)).rejects.toThrow('Nothing was signed for this order');
    for (const terms of [{}, { ...first.terms, lastValidBlockHeight: '5' }, { ...first.terms, slot: -1 }])
      await expect(scene.outcome(order, { ...first, terms })).rejects.toThrow(
        /^The terms of a transfer on SOLANA lack/,
      );
  });
});

test('a node that says too soon until when a blockhash is good is not believed', async () => {
  scene.node.disturb('getLatestBlockhash', (result) => {
    const { context, value } = result as { context: unknown; value: { blockhash: string } };
    return { context, value: { ...value, lastValidBlockHeight: 1 } };
  });
  const signed = await scene.signed(scene.order(1n));
  expect(signed.terms['lastValidBlockHeight']).toBe(scene.ledger.tip.height + life);
});
