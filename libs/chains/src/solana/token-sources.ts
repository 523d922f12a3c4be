import { OrderRefused } from '../gateway/gateway.js';
import type { NodeAnswer } from '../nodes/node-answer.js';
import { type Kit, tokenAccountOf } from './token-instructions.js';
import type { SolanaNode } from './solana-node.js';
import type { Source } from './transfer-terms.js';

/** The most that fit into one transaction. */
const mostSources = 8;
/** The layout of a token account: https://github.com/solana-program/token, `state.rs`. */
export const layout = { bytes: 165, amount: 64, state: 108, usable: 1 };

interface Owned {
  readonly wallet: string;
  readonly mint: string;
  readonly units: bigint;
}

/**
 * The token accounts that a payment is taken from: the associated one of the wallet and, if that is not enough, others that
 * were made for it, the fullest first. Anyone can pay into such an account, and what arrived there was credited too.
 */
export async function sourcesOf(
  kit: Kit,
  node: SolanaNode,
  { wallet, mint, units }: Owned,
): Promise<readonly Source[]> {
  const config = { encoding: 'base64', commitment: 'confirmed' };
  const answer = await node.ask('getTokenAccountsByOwner', wallet, { mint }, config);
  const accounts = answer.field('value').items().flatMap(asSource);
  const own = await tokenAccountOf(kit, wallet, mint);
  const rank = ({ account, units: has }: Source): bigint => (account === own ? 2n ** 64n : has);
  const ranked = accounts.toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1)).slice(0, mostSources);
  const sources: Source[] = [];
  let left = units;
  for (const { account, units: has } of ranked) {
    const taken = has < left ? has : left;
    if (taken > 0n) sources.push({ account, units: taken });
    left -= taken;
  }
  if (left > 0n)
    throw new OrderRefused(
      `The wallet ${wallet} on SOLANA lacks ${left} of the ${units} units of ${mint} that it is to pay`,
    );
  return sources;
}

/** None if the account is frozen. */
function asSource(answer: NodeAnswer): Source[] {
  const data = answer.field('account').field('data');
  const bytes = data.bytes();
  if (bytes.length < layout.bytes) throw data.isNot('a token account');
  const source = { account: answer.field('pubkey').text(), units: bytes.readBigUInt64LE(layout.amount) };
  return bytes[layout.state] === layout.usable ? [source] : [];
}
