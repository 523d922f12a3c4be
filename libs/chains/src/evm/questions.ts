import {
  type Header,
  type EvmLog,
  type Receipt,
  type SentTransaction,
  count,
  hash,
  headerOf,
  hex,
  list,
  logOf,
  quantity,
  receiptOf,
  sentTransactionOf,
  transactionsOf,
} from './answers.js';
import type { Address, Hex } from './hex.js';
import type { Question } from './json-rpc.js';
import { MalformedAnswer } from './node.errors.js';

export interface EvmCall {
  readonly to: Address;
  readonly data: Hex;
  readonly value: bigint;
}

/** All requests to a node. Those about a block name its hash wherever possible, so that no other block can be meant. */
export const questions = {
  chainId: ask('eth_chainId', [], (answer) => count(answer, 'the chain id')),
  head: ask('eth_getBlockByNumber', ['latest', false], headerOf),
  headNumber: ask('eth_blockNumber', [], (answer) => count(answer, 'the number of the newest block')),
  finalized: ask('eth_getBlockByNumber', ['finalized', false], (answer) =>
    answer === null ? undefined : headerOf(answer).number,
  ),
  gasPrice: ask('eth_gasPrice', [], (answer) => quantity(answer, 'the gas price')),
  tip: ask('eth_maxPriorityFeePerGas', [], (answer) => quantity(answer, 'the priority fee')),

  header: (number: number): Question<Header | undefined> =>
    ask('eth_getBlockByNumber', [`0x${number.toString(16)}`, false], (answer) => {
      const header = answer === null ? undefined : headerOf(answer);
      if (header !== undefined && header.number !== number)
        throw new MalformedAnswer(`block ${header.number} instead of ${number}`);
      return header;
    }),

  logs: (blockHash: Hex, address: readonly Address[], topic: Hex): Question<readonly EvmLog[]> =>
    ask('eth_getLogs', [{ blockHash, address, topics: [topic] }], (answer) => logsOfBlock(answer, blockHash)),

  receiptsOfBlock: (blockHash: Hex): Question<readonly Receipt[]> =>
    ask('eth_getBlockReceipts', [blockHash], (answer) => list(answer, 'the receipts').map(receiptOf)),

  receipt: (transactionHash: Hex): Question<Receipt | undefined> =>
    ask('eth_getTransactionReceipt', [transactionHash], (answer) => {
      const receipt = answer === null ? undefined : receiptOf(answer);
      if (receipt !== undefined && receipt.transactionHash !== transactionHash)
        throw new MalformedAnswer('the receipt of another transaction');
      return receipt;
    }),

  /** Only those that are on the chain: pending ones may be dropped again. */
  transactionCount: (address: Address): Question<number> =>
    ask('eth_getTransactionCount', [address, 'latest'], (answer) => count(answer, 'the number of transactions')),

  /** With those that wait for a block in the pool of the node that is asked. */
  pendingCount: (address: Address): Question<number> =>
    ask('eth_getTransactionCount', [address, 'pending'], (answer) => count(answer, 'the number of transactions')),

  transactionCountAt: (address: Address, block: number): Question<number> =>
    ask('eth_getTransactionCount', [address, `0x${block.toString(16)}`], (answer) =>
      count(answer, 'the number of transactions'),
    ),

  /** The hashes of transactions in which these tokens left a wallet. */
  hashesOfPayments: (
    source: Hex,
    { tokens, topic }: { readonly tokens: readonly Address[]; readonly topic: Hex },
    { from, to }: { readonly from: number; readonly to: number },
  ): Question<readonly Hex[]> =>
    ask(
      'eth_getLogs',
      [
        {
          address: tokens,
          topics: [topic, source],
          fromBlock: `0x${from.toString(16)}`,
          toBlock: `0x${to.toString(16)}`,
        },
      ],
      (answer) => list(answer, 'the logs').map((log) => logOf(log).transactionHash),
    ),

  transaction: (transactionHash: Hex): Question<SentTransaction | undefined> =>
    ask('eth_getTransactionByHash', [transactionHash], (answer) => {
      const transaction = answer === null ? undefined : sentTransactionOf(answer);
      if (transaction !== undefined && transaction.hash !== transactionHash)
        throw new MalformedAnswer('another transaction');
      return transaction;
    }),

  /** Those that an address has in a block. */
  transactionsIn: (number: number, sender: Address): Question<readonly SentTransaction[]> =>
    ask('eth_getBlockByNumber', [`0x${number.toString(16)}`, true], (answer) => transactionsOf(answer, sender)),

  balance: (address: Address): Question<bigint> =>
    ask('eth_getBalance', [address, 'latest'], (answer) => quantity(answer, 'the balance')),

  hasCode: (address: Address): Question<boolean> =>
    ask('eth_getCode', [address, 'latest'], (answer) => hex(answer, 'the code') !== '0x'),

  /** The answer of a contract: all that we read from contracts are numbers. */
  number: (to: Address, data: Hex): Question<bigint> =>
    ask('eth_call', [{ to, data }, 'latest'], (answer) => {
      if (hex(answer, 'the answer of the contract') === '0x') throw new MalformedAnswer('there is no such contract');
      return quantity(answer, 'the answer of the contract');
    }),

  /** The same for a contract that may not exist. */
  numberIfAny: (to: Address, data: Hex): Question<bigint> =>
    ask('eth_call', [{ to, data }, 'latest'], (answer) =>
      answer === '0x' ? 0n : quantity(answer, 'the answer of the contract'),
    ),

  /** What code that a call would deploy answers in place of it: so many numbers, at this block. */
  numbersAt: (code: Hex, size: number, block: number): Question<readonly bigint[]> =>
    ask('eth_call', [{ data: code }, `0x${block.toString(16)}`], (answer) => {
      const words = hex(answer, 'the numbers', 32 * size).slice(2);
      return Array.from({ length: size }, (_, at) => BigInt(`0x${words.slice(64 * at, 64 * (at + 1))}`));
    }),

  gas: (from: Address, { to, data, value }: EvmCall): Question<bigint> =>
    ask('eth_estimateGas', [{ from, to, data, value: `0x${value.toString(16)}` }, 'latest'], (answer) =>
      quantity(answer, 'the gas'),
    ),

  send: (raw: string): Question<Hex> =>
    ask('eth_sendRawTransaction', [raw], (answer) => hash(answer, 'the hash of the transaction')),
};

function ask<T>(method: string, params: readonly unknown[], read: (answer: unknown) => T): Question<T> {
  return { method, params, read };
}

function logsOfBlock(answer: unknown, blockHash: Hex): readonly EvmLog[] {
  const logs = list(answer, 'the logs').map(logOf);
  if (logs.some((log) => log.blockHash !== blockHash)) throw new MalformedAnswer('logs of another block');
  return logs;
}
