import type { Holdings } from '../gateway/gateway.js';
import type { NodeAnswer } from '../nodes/node-answer.js';
import type { SolanaNode } from './solana-node.js';
import { type Kit, tokenAccountOf } from './token-instructions.js';
import { layout } from './token-sources.js';

/** The most that a node answers at once. */
const accountsPerQuestion = 100;
const amountBytes = 8;
const config = {
  encoding: 'base64',
  commitment: 'finalized',
  dataSlice: { offset: layout.amount, length: amountBytes },
};

/** Of several wallets what is in their associated token accounts; of one what is in all accounts that were made for it. */
export async function holdingsOf(
  kit: Kit,
  node: SolanaNode,
  mint: string,
  wallets: readonly string[],
): Promise<Holdings> {
  const [first] = wallets;
  if (wallets.length === 1 && first !== undefined) return allOf(node, mint, first);
  const accounts = await Promise.all(wallets.map((wallet) => tokenAccountOf(kit, wallet, mint)));
  const units: bigint[] = [];
  let block = 0;
  for (let from = 0; from < accounts.length; from += accountsPerQuestion) {
    const asked = accounts.slice(from, from + accountsPerQuestion);
    const answer = await node.ask('getMultipleAccounts', asked, config);
    const found = answer.field('value').items();
    if (found.length !== asked.length) throw answer.isNot(`a list of ${asked.length}`);
    units.push(...found.map((account) => (account.isNull() ? 0n : amountIn(account))));
    block = slotOf(answer);
  }
  return { block, units };
}

async function allOf(node: SolanaNode, mint: string, wallet: string): Promise<Holdings> {
  const answer = await node.ask('getTokenAccountsByOwner', wallet, { mint }, config);
  const accounts = answer.field('value').items();
  const units = accounts.reduce((sum, each) => sum + amountIn(each.field('account')), 0n);
  return { block: slotOf(answer), units: [units] };
}

function slotOf(answer: NodeAnswer): number {
  return answer.field('context').field('slot').whole();
}

function amountIn(account: NodeAnswer): bigint {
  const data = account.field('data');
  const bytes = data.bytes();
  if (bytes.length !== amountBytes) throw data.isNot('the amount of a token account');
  return bytes.readBigUInt64LE();
}
