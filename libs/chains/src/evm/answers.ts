import type { Address, Hex } from './hex.js';
import { MalformedAnswer } from './node.errors.js';

export interface Header {
  readonly number: number;
  readonly hash: Hex;
  readonly parentHash: Hex;
  readonly minedAt: Date;
  readonly logsBloom: Hex;
  /** `undefined` on a chain without EIP-1559. */
  readonly baseFeePerGas: bigint | undefined;
  readonly transactions: readonly Hex[];
}

export interface EvmLog {
  /** In lower case. */
  readonly address: Address;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly blockHash: Hex;
  readonly transactionHash: Hex;
  readonly index: number;
}

export interface Receipt {
  readonly transactionHash: Hex;
  readonly blockHash: Hex;
  readonly blockNumber: number;
  readonly hasSucceeded: boolean;
  /** What was paid for it, in wei. */
  readonly fee: bigint;
  readonly logs: readonly EvmLog[];
}

export interface SentTransaction {
  readonly hash: Hex;
  /** In lower case, as is `to`, which is not there where a contract was made. */
  readonly from: Address;
  readonly to: Address | undefined;
  readonly nonce: number;
  readonly data: Hex;
}

/** Parses what a node answers and rejects what does not have the right shape. Hexadecimal comes out in lower case. */
export function headerOf(answer: unknown): Header {
  const block = record(answer, 'the block');
  const baseFee = block['baseFeePerGas'];
  return {
    number: count(block['number'], 'the number of the block'),
    hash: hash(block['hash'], 'the hash of the block'),
    parentHash: hash(block['parentHash'], 'the parent of the block'),
    minedAt: new Date(count(block['timestamp'], 'the time of the block') * 1_000),
    logsBloom: hex(block['logsBloom'], 'the bloom of the block', 256),
    baseFeePerGas: baseFee === undefined || baseFee === null ? undefined : quantity(baseFee, 'the base fee'),
    transactions: list(block['transactions'], 'the transactions of the block').map((item) => hash(item, 'one of them')),
  };
}

export function logOf(answer: unknown): EvmLog {
  const log = record(answer, 'a log');
  if (log['removed'] === true) throw new MalformedAnswer('a log of a block that is no longer in the chain');
  return {
    address: address(log['address'], 'the contract of a log'),
    topics: list(log['topics'], 'the topics of a log').map((topic) => hash(topic, 'a topic')),
    data: hex(log['data'], 'the data of a log'),
    blockHash: hash(log['blockHash'], 'the block of a log'),
    transactionHash: hash(log['transactionHash'], 'the transaction of a log'),
    index: count(log['logIndex'], 'the place of a log'),
  };
}

export function receiptOf(answer: unknown): Receipt {
  const receipt = record(answer, 'the receipt');
  const status = quantity(receipt['status'], 'the status of the receipt');
  if (status > 1n) throw new MalformedAnswer('the status of the receipt is neither 0 nor 1');
  const logs = list(receipt['logs'], 'the logs of the receipt').map(logOf);
  if (status === 0n && logs.length > 0) throw new MalformedAnswer('a receipt that failed, and has logs');
  return {
    transactionHash: hash(receipt['transactionHash'], 'the transaction of the receipt'),
    blockHash: hash(receipt['blockHash'], 'the block of the receipt'),
    blockNumber: count(receipt['blockNumber'], 'the block number of the receipt'),
    hasSucceeded: status === 1n,
    fee: feeOf(receipt),
    logs,
  };
}

/** Rollups of the OP stack charge for the bytes as well. Some nodes leave the price out of old receipts. */
function feeOf(receipt: Readonly<Record<string, unknown>>): bigint {
  const given = (name: string): bigint =>
    receipt[name] === undefined || receipt[name] === null ? 0n : quantity(receipt[name], `${name} of the receipt`);
  return given('gasUsed') * given('effectiveGasPrice') + given('l1Fee');
}

export function sentTransactionOf(answer: unknown): SentTransaction {
  const transaction = record(answer, 'the transaction');
  const { to } = transaction;
  return {
    hash: hash(transaction['hash'], 'the hash of the transaction'),
    from: address(transaction['from'], 'the sender of the transaction'),
    to: to === undefined || to === null ? undefined : address(to, 'the target of the transaction'),
    nonce: count(transaction['nonce'], 'the nonce of the transaction'),
    data: hex(transaction['input'], 'the data of the transaction'),
  };
}

/** Of a whole block: those of others may be of kinds that only this chain has, and are not looked at. */
export function transactionsOf(block: unknown, sender: Address): SentTransaction[] {
  if (block === null) return [];
  return list(record(block, 'the block')['transactions'], 'the transactions of the block')
    .filter((item) => {
      const { from } = record(item, 'one of them');
      return typeof from === 'string' && from.toLowerCase() === sender.toLowerCase();
    })
    .map(sentTransactionOf);
}

export function quantity(value: unknown, what: string): bigint {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(value))
    throw new MalformedAnswer(`${what} is not a number`);
  return BigInt(value);
}

export function count(value: unknown, what: string): number {
  const number = quantity(value, what);
  if (number > BigInt(Number.MAX_SAFE_INTEGER)) throw new MalformedAnswer(`${what} is too large`);
  return Number(number);
}

export function hash(value: unknown, what: string): Hex {
  return hex(value, what, 32);
}

export function hex(value: unknown, what: string, bytes?: number): Hex {
  if (typeof value !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(value))
    throw new MalformedAnswer(`${what} is not hexadecimal`);
  if (bytes !== undefined && value.length !== 2 + 2 * bytes)
    throw new MalformedAnswer(`${what} does not have ${bytes} bytes`);
  return value.toLowerCase() as Hex;
}

export function list(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new MalformedAnswer(`${what} are not a list`);
  return value;
}

function address(value: unknown, what: string): Address {
  return hex(value, what, 20);
}

function record(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new MalformedAnswer(`${what} is not there`);
  return value as Readonly<Record<string, unknown>>;
}
