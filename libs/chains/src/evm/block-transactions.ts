import type { Header } from './answers.js';
import type { EvmChain } from './evm-chain.js';
import type { Hex } from './hex.js';

const stateSync = Buffer.from('matic-bor-receipt-').toString('hex');

/** Whether all of these are of a block. A node that makes up a log has to make up a transaction for it as well. */
export function hasTransactions(
  { blockchain, ethereum }: Pick<EvmChain, 'blockchain' | 'ethereum'>,
  { number, hash, transactions }: Pick<Header, 'number' | 'hash' | 'transactions'>,
  hashes: readonly Hex[],
): boolean {
  const own = new Set(transactions);
  // What Polygon takes over from Ethereum is logged under a hash that follows from the block, and not all nodes list it.
  if (blockchain === 'POLYGON')
    own.add(ethereum.hashOf(`0x${stateSync}${number.toString(16).padStart(16, '0')}${hash.slice(2)}`));
  return hashes.every((each) => own.has(each));
}
