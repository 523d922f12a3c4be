import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { BlockRef } from '../../../libs/chains/src/gateway/gateway.js';
import { SolanaGateway } from '../../../libs/chains/src/solana/solana-gateway.js';
import { type Disturbance, disturbances } from '../../support/solana-node/server.js';
import { Scene, gasWallet } from './scene.js';

let scene: Scene;
let start: BlockRef;

beforeEach(async () => {
  scene = await Scene.open();
  start = await scene.gateway.head();
});

afterEach(() => scene.node.stop());

describe('a node that is gone', () => {
  test('is a failure, and when it is back all goes on', async () => {
    const order = scene.order(10n);
    const signed = await scene.signed(order);
    await scene.node.stop();
    for (const doing of [
      () => scene.gateway.head(),
      () => scene.gateway.blocksAfter(start, 5),
      () => scene.gateway.missing(order),
      () => scene.gateway.terms(order, []),
      () => scene.gateway.broadcast(signed),
      () => scene.outcome(order, signed),
    ])
      expect(await scene.failure(doing())).toMatch(
        /^The Solana node cannot be reached: (ECONNREFUSED|UND_ERR_SOCKET) \(\w+\)$/,
      );
    await scene.node.listen();
    await scene.gateway.broadcast(signed);
    scene.ledger.mine();
    expect(await scene.outcome(order, signed)).toMatchObject({ state: 'final', succeeded: true });
    expect(await scene.gateway.blocksAfter(start, 5)).toHaveLength(1);
  });

  test('before a service starts does not keep it from starting', async () => {
    await scene.node.stop();
    const options = { rpcUrl: scene.node.url, gasWallet };
    expect((await SolanaGateway.open(options)).blockchain).toBe('SOLANA');
  });
});

test('a name and a password in the URL are sent as such, and are in no message', async () => {
  const rpcUrl = scene.node.url.replace('http://', 'http://k3y-0f-th3-n0d3:p%40ss@');
  const gateway = await scene.reopened({ rpcUrl });
  await gateway.head();
  expect(scene.node.authorizations.at(-1)).toBe(`Basic ${Buffer.from('k3y-0f-th3-n0d3:p@ss').toString('base64')}`);
  await scene.node.stop();
  expect(await scene.failure(gateway.head())).not.toContain('p@ss');
});

describe('a node on another chain', () => {
  const wrong = /^The Solana node is on another chain: its first block is not /;

  test('is asked nothing else', async () => {
    const gateway = await SolanaGateway.open({ rpcUrl: scene.node.url, gasWallet });
    const asked = scene.node.questions.length;
    for (let nth = 0; nth < 2; nth += 1) expect(await scene.failure(gateway.head())).toMatch(wrong);
    expect(scene.node.questions.slice(asked).map(({ method }) => method)).toEqual(['getGenesisHash', 'getGenesisHash']);
  });

  test('is found out when it takes the place of ours, which is looked at after a failure only', async () => {
    await scene.gateway.head();
    const asked = scene.node.asked('getGenesisHash');
    await scene.gateway.head();
    expect(scene.node.asked('getGenesisHash')).toBe(asked);
    scene.node.disturb('*', disturbances.hangsUp);
    await scene.failure(scene.gateway.head());
    scene.node.calm();
    scene.node.disturb('getGenesisHash', () => 'another');
    expect(await scene.failure(scene.gateway.broadcast({ hash: 'h', raw: 'r', terms: {} }))).toMatch(wrong);
  });
});

describe('handing a transaction over', () => {
  test.each([
    [
      'was processed already',
      disturbances.refuses(-32002, 'Transaction simulation failed', { err: 'AlreadyProcessed' }),
    ],
    ['is too late', disturbances.refuses(-32002, 'Transaction simulation failed', { err: 'BlockhashNotFound' })],
  ])('that %s is no failure', async (_, disturbance) => {
    const signed = await scene.signed(scene.order(1n));
    scene.node.disturb('sendTransaction', disturbance);
    await scene.gateway.broadcast(signed);
    expect(scene.node.asked('sendTransaction')).toBe(1);
  });

  test.each<[string, Disturbance, string]>([
    [
      'fails',
      disturbances.refuses(-32002, 'at k3y-0f-th3-n0d3', { err: { InstructionError: [3, { Custom: 1 }] } }),
      'refused sendTransaction (-32002): the transaction would fail, {InstructionError:[3,{Custom:1}]}',
    ],
    [
      'fails for odd reasons',
      disturbances.refuses(-32002, '', { err: 'http://127.0.0.1/k3y-0f-th3-n0d3' }),
      'the transaction would fail, for a reason in words that we do not know',
    ],
    ['is taken for another', () => 'another', 'sendTransaction is not the transaction that was sent'],
  ])('that %s is one', async (_, disturbance, message) => {
    const signed = await scene.signed(scene.order(1n));
    scene.node.disturb('sendTransaction', disturbance);
    expect(await scene.failure(scene.gateway.broadcast(signed))).toContain(message);
  });
});
