import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { EvmGateway } from '../../../libs/chains/src/evm/evm-gateway.js';
import type { BlockRef } from '../../../libs/chains/src/gateway/gateway.js';
import type { NodeProxy } from '../../support/chains/node-proxy.js';
import { type World, numbersOf } from './evm-world.js';
import { ProxiedWorld } from './proxied-world.js';

describe('a node that is wrong is not believed:', () => {
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

  test('another chain', async () => {
    const other = await world.open({ rpcUrl: proxy.url });
    proxy.changed = ({ method }, result) => (method === 'eth_chainId' ? '0x1' : result);
    await expect(other.head()).rejects.toThrow(/^The node of ETHEREUM is on chain 1 instead of 31337$/);
    proxy.behaveAgain();
    expect(await other.head()).toEqual(await world.gateway.head());
  });

  test('another chain after it had failed', async () => {
    await watched.head();
    proxy.instead = () => ({ text: '<html>' });
    await expect(watched.head()).rejects.toThrow();
    proxy.behaveAgain();
    proxy.changed = ({ method }, result) => (method === 'eth_chainId' ? '0x1' : result);
    await expect(watched.head()).rejects.toThrow('is on chain 1 instead of 31337');
    await healed();
  });

  test.each([
    ['HTML', { status: 200, type: 'text/html', text: '<html>Welcome</html>' }, 'answered something that is not JSON'],
    ['an error page', { status: 502, type: 'text/html', text: '<html>Bad</html>' }, 'answered HTTP 502'],
    ['half of an answer', { text: '{"jsonrpc":"2.0","id":1,"resu' }, 'answered something that is not JSON'],
    ['nothing', { text: '' }, 'answered something that is not JSON'],
    ['null', { text: 'null' }, 'answered something that was not asked'],
    ['the answer to another question', { text: '{"id":7,"result":"0x1"}' }, 'answered something that was not asked'],
    [
      'no result',
      { text: '{"jsonrpc":"2.0","id":1}' },
      'with something else: the number of the newest block is not a number',
    ],
    ['a number that is none', { text: '{"id":1,"result":"0xzz"}' }, 'is not a number'],
    ['a number that is too large', { text: `{"id":1,"result":"0x${'f'.repeat(40)}"}` }, 'is too large'],
    [
      'an error',
      { text: '{"id":1,"error":{"code":-32005,"message":"limit\\nexceeded, see https://x.io/secret-key"}}' },
      'refused eth_blockNumber: limit exceeded, see …',
    ],
  ])('%s', async (_, answer, message) => {
    await watched.head();
    proxy.instead = (calls) => (calls[0]?.method === 'eth_blockNumber' ? answer : undefined);
    const failure = (await watched.blocksAfter(start, 10).catch((cause: unknown) => cause)) as Error;
    expect(failure).toBeInstanceOf(Error);
    expect(failure.message).toMatch(/^The node of ETHEREUM /);
    expect(failure.message).toContain(message);
    expect(`${failure.stack ?? ''} ${JSON.stringify(failure)}`).not.toContain('secret-key');
    await healed();
  });

  test.each([
    ['another block for a number', 'eth_getBlockByNumber', { number: '0x1' }, 'block 1 instead of'],
    ['a block without a hash', 'eth_getBlockByNumber', { hash: null }, 'the hash of the block is not hexadecimal'],
    ['a short hash', 'eth_getBlockByNumber', { parentHash: '0x12' }, 'the parent of the block does not have 32 bytes'],
    ['a block without a bloom', 'eth_getBlockByNumber', { logsBloom: undefined }, 'the bloom of the block is not hexa'],
    ['logs of another block', 'eth_getLogs', { blockHash: `0x${'ab'.repeat(32)}` }, 'logs of another block'],
    [
      'logs of another token',
      'eth_getLogs',
      { address: `0x${'ab'.repeat(20)}` },
      'answered logs that are no transfers of our',
    ],
    [
      'logs of another kind',
      'eth_getLogs',
      { topics: [`0x${'ab'.repeat(32)}`] },
      'answered logs that are no transfers of our',
    ],
    [
      'logs of a transaction that the block does not have',
      'eth_getLogs',
      { transactionHash: `0x${'ab'.repeat(32)}` },
      'answered a log of a transaction that is not in block',
    ],
    ['logs without an amount', 'eth_getLogs', { data: '0x' }, 'answered logs that are no transfers of our'],
  ])('%s', async (_, method, change, message) => {
    proxy.changed = (call, result) => {
      if (call.method !== method) return result;
      return Array.isArray(result)
        ? result.map((item: object) => ({ ...item, ...change }))
        : { ...(result as object), ...change };
    };
    await expect(watched.blocksAfter(start, 10)).rejects.toThrow(message);
    await healed();
  });

  test('a log twice', async () => {
    proxy.changed = ({ method }, result) => (method === 'eth_getLogs' ? [result, result].flat() : result);
    await expect(watched.blocksAfter(start, 10)).rejects.toThrow(`answered a log of block ${start.number + 1} twice`);
    await healed();
  });

  test('a log of a block that is no longer in the chain', async () => {
    proxy.changed = ({ method }, result) =>
      method === 'eth_getLogs' ? (result as object[]).map((log) => ({ ...log, removed: true })) : result;
    await expect(watched.blocksAfter(start, 10)).rejects.toThrow('a log of a block that is no longer in the chain');
    await healed();
  });

  test('answers in another order are put in order', async () => {
    proxy.shuffled = (answers) => answers.toReversed();
    expect(await watched.blocksAfter(start, 10)).toEqual(await world.gateway.blocksAfter(start, 10));
  });

  test('an answer left out of many', async () => {
    proxy.shuffled = (answers) => (answers.length > 1 ? answers.slice(1) : answers);
    await expect(watched.blocksAfter(start, 10)).rejects.toThrow('The node of ETHEREUM answered 2 of 3 questions');
    await healed();
  });

  test('an answer twice', async () => {
    proxy.shuffled = (answers) => (answers.length > 1 ? [...answers.slice(1), answers[1]] : answers);
    await expect(watched.blocksAfter(start, 10)).rejects.toThrow('answered something that was not asked');
    await healed();
  });

  test('logs left out although the bloom has them are found in the receipts', async () => {
    proxy.changed = ({ method }, result) => (method === 'eth_getLogs' ? [] : result);
    expect(await watched.blocksAfter(start, 10)).toEqual(await world.gateway.blocksAfter(start, 10));
    expect(world.warnings).toEqual([
      `The node of ETHEREUM left transfers of block ${start.number + 1} out of its logs`,
    ]);
    expect(proxy.requests.flat().filter(({ method }) => method === 'eth_getBlockReceipts')).toHaveLength(1);
    await healed();
  });

  test('logs left out, by a node that tells receipts one by one', async () => {
    proxy.changed = ({ method }, result) => (method === 'eth_getLogs' ? [] : result);
    proxy.instead = ([call]) =>
      call?.method === 'eth_getBlockReceipts'
        ? { text: '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}' }
        : undefined;
    expect(await watched.blocksAfter(start, 10)).toEqual(await world.gateway.blocksAfter(start, 10));
    await healed();
  });

  test('logs and receipts left out', async () => {
    proxy.changed = ({ method }, result) =>
      method === 'eth_getLogs' || method === 'eth_getBlockReceipts' ? [] : result;
    await expect(watched.blocksAfter(start, 10)).rejects.toThrow(
      `answered other receipts than those of block ${start.number + 1}`,
    );
    await healed();
  });

  test('blocks that do not link up end the list before the gap', async () => {
    proxy.changed = ({ method, params }, result) =>
      method === 'eth_getBlockByNumber' && params[0] === `0x${(start.number + 2).toString(16)}`
        ? { ...(result as object), parentHash: `0x${'cd'.repeat(32)}` }
        : result;
    expect(numbersOf(await watched.blocksAfter(start, 10))).toEqual([start.number + 1]);
    await healed();
  });

  test('a head that goes backwards, and blocks that are not there yet, only mean that nothing follows', async () => {
    proxy.changed = ({ method }, result) => (method === 'eth_blockNumber' ? '0x1' : result);
    expect(await watched.blocksAfter(start, 10)).toEqual([]);
    proxy.changed = ({ method }, result) => (method === 'eth_blockNumber' ? '0xffffff' : result);
    expect(numbersOf(await watched.blocksAfter(start, 10))).toHaveLength(3);
    await healed();
  });
});
