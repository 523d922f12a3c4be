import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { BlockRef } from '../../../libs/chains/src/gateway/gateway.js';
import { type Disturbance, disturbances } from '../../support/solana-node/server.js';
import { Scene, gasWallet } from './scene.js';

let scene: Scene;
let start: BlockRef;

beforeEach(async () => {
  scene = await Scene.open({ timeoutMilliseconds: 1_000 });
  start = await scene.gateway.head();
});

afterEach(() => scene.node.stop());

type Json = Record<string, unknown>;

/** One field of a block is another. */
function block(changes: (block: Json) => Json): Disturbance {
  return (result) => ({ ...(result as Json), ...changes(result as Json) });
}

describe('a node that', () => {
  test.each<[string, Disturbance, string]>([
    ['hangs up', disturbances.hangsUp, 'The Solana node cannot be reached: UND_ERR_SOCKET (getBlocksWithLimit)'],
    ['never answers', disturbances.isSilent, 'The Solana node took too long (getBlocksWithLimit)'],
    [
      'answers with a page',
      disturbances.answers(200, '<html>'),
      'The Solana node did not answer with JSON (getBlocksWithLimit)',
    ],
    [
      'is overloaded',
      disturbances.answers(503, '<html>'),
      'The Solana node answered with HTTP 503 (getBlocksWithLimit)',
    ],
    [
      'does not know our key',
      disturbances.answers(401, '{"message":"k3y-0f-th3-n0d3"}'),
      'The Solana node answered with HTTP 401 (getBlocksWithLimit)',
    ],
    [
      'limits us',
      disturbances.answers(429, '{"jsonrpc":"2.0","error":{"code":-32429,"message":"k3y-0f-th3-n0d3"},"id":1}'),
      'The Solana node refused getBlocksWithLimit (-32429): it does not say why in words that we know',
    ],
    [
      'sends us elsewhere',
      (_, response) => {
        response.setHeader('location', 'http://127.0.0.1:1/');
        return disturbances.answers(302, '')(_, response);
      },
      'The Solana node cannot be reached (getBlocksWithLimit)',
    ],
    [
      'answers another question',
      disturbances.answers(200, '{"jsonrpc":"2.0","result":[],"id":0}'),
      "The Solana node's answer makes no sense: getBlocksWithLimit is not an answer to the question",
    ],
    [
      'answers nothing',
      disturbances.answers(200, '{}'),
      "The Solana node's answer makes no sense: getBlocksWithLimit is not an answer to the question",
    ],
    [
      'answers null',
      disturbances.answers(200, 'null'),
      "The Solana node's answer makes no sense: getBlocksWithLimit is not an object",
    ],
    [
      'is behind',
      disturbances.refuses(-32005, 'Node http://127.0.0.1 is behind'),
      'The Solana node refused getBlocksWithLimit (-32005): it is behind the chain',
    ],
    [
      'has slots in disorder',
      () => [9, 8],
      "The Solana node's answer makes no sense: getBlocksWithLimit is not a list of slots from",
    ],
    ['has a slot twice', () => [50, 50], 'is not a list of slots from'],
    ['has what was not asked for', () => [1], 'is not a list of slots from'],
    ['has slots that are no numbers', () => ['50'], 'getBlocksWithLimit[0] is not a whole number'],
    [
      'has more than were asked for',
      () => Array.from({ length: 101 }, (__, nth) => nth + 50),
      'is not a list of at most 100 slots',
    ],
  ])('%s is a failure in clear words, and when it is well again nothing is lost', async (_, disturbance, message) => {
    const hash = await scene.bank.issue(scene.usdc, gasWallet.address, 5n);
    scene.node.disturb('getBlocksWithLimit', disturbance);
    expect(await scene.failure(scene.gateway.blocksAfter(start, 100))).toContain(message);
    scene.node.calm();
    const [found] = await scene.gateway.blocksAfter(start, 100);
    expect(found?.transfers).toMatchObject([{ transactionHash: hash, units: 5n }]);
  });

  test.each<[string, Disturbance, string]>([
    ['is null', () => null, 'names a block in slot'],
    [
      'is not there yet',
      disturbances.refuses(-32004, 'Block not available'),
      'refused getBlock (-32004): it does not have that block yet',
    ],
    [
      'was skipped after all',
      disturbances.refuses(-32007, 'Slot skipped'),
      'refused getBlock (-32007): it has no block for that slot',
    ],
    [
      'builds on another',
      block(() => ({ previousBlockhash: '1'.repeat(32) })),
      'The Solana node leaves out blocks: that of slot',
    ],
    [
      'builds on another slot',
      block(({ parentSlot }) => ({ parentSlot: Number(parentSlot) - 1 })),
      'leaves out blocks',
    ],
    ['has no hash', block(() => ({ blockhash: '' })), 'getBlock.blockhash is not a text'],
    ['has no time', block(() => ({ blockTime: null })), 'getBlock.blockTime is not a whole number'],
    ['has no transactions', block(() => ({ transactions: undefined })), 'getBlock.transactions is not a list'],
    [
      'has a transaction without its balances',
      block(({ transactions }) => ({
        transactions: (transactions as Json[]).map((each) => ({ ...each, meta: null })),
      })),
      'getBlock.transactions[0].meta is not an object',
    ],
    ['has balances of nobody', changedBalance({ owner: undefined }), 'postTokenBalances[0].owner is not a text'],
    [
      'has balances that are no numbers',
      changedBalance({ uiTokenAmount: { amount: '-5', decimals: 6 } }),
      'uiTokenAmount.amount is not a number of units',
    ],
    [
      'has balances in other units',
      changedBalance({ uiTokenAmount: { amount: '5', decimals: 9 } }),
      'decimals is not 6, as our tokens have it',
    ],
  ])('has a block that %s is not believed', async (_, disturbance, message) => {
    const hash = await scene.bank.issue(scene.usdc, gasWallet.address, 5n);
    scene.node.disturb('getBlock', disturbance);
    expect(await scene.failure(scene.gateway.blocksAfter(start, 100))).toContain(message);
    scene.node.calm();
    const [found] = await scene.gateway.blocksAfter(start, 100);
    expect(found?.transfers).toMatchObject([{ transactionHash: hash, units: 5n }]);
  });

  test('never comes to an end is not listened to for ever', async () => {
    const gateway = await scene.reopened({ timeoutMilliseconds: 60_000 });
    scene.node.disturb('getBlocksWithLimit', disturbances.neverEnds);
    expect(await scene.failure(gateway.blocksAfter(start, 100))).toBe(
      'The Solana node answered with more than 134217728 bytes (getBlocksWithLimit)',
    );
  });

  test('leaves out a block in the middle is found out', async () => {
    scene.ledger.mine(5);
    scene.node.disturb('getBlocksWithLimit', (result) => (result as number[]).filter((_, nth) => nth !== 2));
    expect(await scene.failure(scene.gateway.blocksAfter(start, 100))).toMatch(
      /leaves out blocks: that of slot \d+ does not follow on slot \d+$/,
    );
  });

  test('leaves out the first blocks is found out', async () => {
    scene.ledger.mine(5);
    scene.node.disturb('getBlocksWithLimit', (result) => (result as number[]).slice(1));
    expect(await scene.failure(scene.gateway.blocksAfter(start, 100))).toContain('leaves out blocks');
  });

  test('goes backwards has nothing new', async () => {
    scene.ledger.finalityLag = 3;
    scene.node.disturb('getBlocksWithLimit', () => []);
    expect(await scene.gateway.blocksAfter(start, 100)).toEqual([]);
  });

  test('has no block at all has no head', async () => {
    scene.node.disturb('getBlocks', () => []);
    expect(await scene.failure(scene.gateway.head())).toMatch(/^The Solana node has no block from slot 0 to \d+$/);
  });
});

function changedBalance(changes: Json): Disturbance {
  return block(({ transactions }) => ({
    transactions: (transactions as Json[]).map((each) => {
      const meta = each['meta'] as { postTokenBalances: Json[] };
      return {
        ...each,
        meta: { ...meta, postTokenBalances: meta.postTokenBalances.map((one) => ({ ...one, ...changes })) },
      };
    }),
  }));
}
