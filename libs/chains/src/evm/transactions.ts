import type { Order, SignedTransaction } from '../gateway/gateway.js';
import type { WalletKeys } from '../keys/wallet-keys.js';
import type { EvmChain } from './evm-chain.js';
import { NodeFailed, NodeRefused } from './node.errors.js';
import { questions } from './questions.js';
import { read } from './terms.js';

type Terms = SignedTransaction['terms'];

/** The same order, nonce and terms always make the same transaction. */
export async function sign(
  { blockchain, chainId, calls, ethereum }: EvmChain,
  order: Order,
  { nonce, terms }: { readonly nonce: number; readonly terms: Terms },
  keys: WalletKeys,
): Promise<SignedTransaction> {
  const { gas, most, tip, isLegacy, isCancellation = false } = read(terms);
  const key = keys.evm(order.wallet.index);
  const address = ethereum.addressOfKey(key);
  if (address !== calls.address(order.wallet.address))
    throw new Error(`The key of wallet ${order.wallet.index} on ${blockchain} is not that of ${order.wallet.address}`);
  const call = isCancellation ? calls.ofNothing(address) : calls.of(order);
  const content = { ...call, chainId: BigInt(chainId), nonce: BigInt(nonce), gasLimit: gas };
  const signed = ethereum.sign(
    isLegacy
      ? { ...content, type: 'legacy', gasPrice: most }
      : { ...content, type: 'eip1559', maxFeePerGas: most, maxPriorityFeePerGas: tip },
    key,
  );
  return { ...signed, terms: { ...terms, nonce } };
}

/** How geth, reth, erigon, nethermind and anvil say that they, or the chain, already have it or another one with its nonce. */
const isThere = [
  /already (known|imported|exists|in)|known transaction|alreadyknown/i,
  /nonce (is )?too low|oldnonce/i,
  /replacement.*(underpriced|not ?allowed)/i,
];
/** It offers too little at present, which `outcome` takes care of. */
const paysTooLittle = /(max fee per gas|fee ?cap) (is )?(less|lower) than block base fee|transaction underpriced/i;

export async function broadcast({ node, blockchain, warn }: EvmChain, transaction: SignedTransaction): Promise<void> {
  const { hash, raw } = transaction;
  try {
    const answered = await node.ask(questions.send(raw));
    if (answered !== hash) throw new NodeFailed(`The node of ${blockchain} took ${hash} for ${answered}`);
  } catch (cause) {
    if (!(cause instanceof NodeRefused)) throw cause;
    const { reason } = cause;
    if (isThere.some((words) => words.test(reason))) return;
    if (!paysTooLittle.test(reason)) throw cause;
    warn(`The node of ${blockchain} does not take ${hash} as fees are now: ${reason}`);
  }
}
