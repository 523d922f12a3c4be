import type { TokenSymbol } from '#contracts';
import type { TokenTransfer } from '../gateway/gateway.js';
import { tokenExponent } from '#contracts';
import type { NodeAnswer } from '../nodes/node-answer.js';

/** A token by the address of its mint. */
export type Mints = ReadonlyMap<string, TokenSymbol>;

/**
 * What moved in one transaction of a block, from the balances before and after it rather than from its instructions: nothing is
 * missed, however the tokens were moved (by another program, by closing or handing over a token account).
 */
export function transfersIn(transaction: NodeAnswer, mints: Mints): readonly TokenTransfer[] {
  const meta = transaction.field('meta');
  // A failed transaction is in the block only because of its fee.
  if (!meta.field('err').isNull()) return [];
  const [transactionHash] = transaction.field('transaction').field('signatures').items();
  if (transactionHash === undefined) throw transaction.isNot('signed');
  const transfers = [...changesByMint(meta, mints)].flatMap(([mint, changes]) =>
    transfersOf(changes, { token: mints.get(mint), mint, transactionHash: transactionHash.text() }),
  );
  return transfers.map((transfer, ordinal) => ({ ...transfer, ordinal }));
}

type Changes = Map<string, bigint>;

/** By mint, in the order of our list, and within it by owner: how much more or less it has. */
function changesByMint(meta: NodeAnswer, mints: Mints): ReadonlyMap<string, Changes> {
  const byMint = new Map<string, Changes>([...mints.keys()].map((mint) => [mint, new Map()]));
  for (const [field, sign] of [
    ['preTokenBalances', -1n],
    ['postTokenBalances', 1n],
  ] as const)
    for (const balance of meta.field(field).items()) {
      const changes = byMint.get(balance.field('mint').text());
      if (changes !== undefined) add(changes, balance, sign);
    }
  return byMint;
}

function add(changes: Changes, balance: NodeAnswer, sign: bigint): void {
  const amount = balance.field('uiTokenAmount');
  const decimals = amount.field('decimals');
  if (decimals.whole() !== tokenExponent) throw decimals.isNot(`${tokenExponent}, as our tokens have it`);
  const owner = balance.field('owner').text();
  changes.set(owner, (changes.get(owner) ?? 0n) + sign * amount.field('amount').units());
}

interface Moved {
  readonly token: TokenSymbol | undefined;
  readonly mint: string;
  readonly transactionHash: string;
}

/** If several paid, the one that paid most is the source. New tokens come from the mint. */
function transfersOf(changes: Changes, { token, mint, transactionHash }: Moved): Omit<TokenTransfer, 'ordinal'>[] {
  if (token === undefined) return [];
  const [source] = [...changes].reduce((most, next) => (next[1] < most[1] ? next : most), [mint, 0n]);
  return [...changes]
    .filter(([, change]) => change > 0n)
    .map(([destination, units]) => ({ transactionHash, token, source, destination, units }));
}
