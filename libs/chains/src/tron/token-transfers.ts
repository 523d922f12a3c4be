import type { TokenSymbol } from '#contracts';
import { tronAddress } from '../addresses/tron-address.js';
import type { TokenTransfer } from '../gateway/gateway.js';
import type { NodeAnswer } from '../nodes/node-answer.js';

/** A token by the 20 bytes of its contract, in hexadecimal. */
export type TokensByContract = ReadonlyMap<string, TokenSymbol>;

/** The hash of `Transfer(address,address,uint256)`. */
const transferTopic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

/** A block and what came of its transactions are two answers: they have to be about the same transactions, and agree. */
export function transfersIn(
  number: number,
  transactions: readonly NodeAnswer[],
  infos: NodeAnswer,
  tokens: TokensByContract,
): readonly TokenTransfer[] {
  const byHash = new Map(infos.items().map((info) => [info.field('id').hex(32), info]));
  if (byHash.size !== transactions.length || infos.items().length !== transactions.length)
    throw infos.isNot(`about the ${transactions.length} transactions of block ${number}`);
  return transactions.flatMap((transaction) => {
    const hash = transaction.field('txID').hex(32);
    const info = byHash.get(hash);
    if (info === undefined) throw infos.isNot(`about the transaction ${hash} of block ${number}`);
    const at = info.field('blockNumber');
    if (at.whole() !== number) throw at.isNot(String(number));
    checkAgreement(info, transaction);
    return transfersBy(info, tokens);
  });
}

/** What a transaction moved of our tokens. Of one that failed, nothing. */
export function transfersBy(info: NodeAnswer, tokens: TokensByContract): readonly TokenTransfer[] {
  const result = info.field('receipt').maybe('result')?.text();
  if (result !== undefined && !hasSucceeded(info)) return [];
  const transactionHash = info.field('id').hex(32);
  const transfers = (info.maybe('log')?.items() ?? [])
    .flatMap((log) => transferOf(log, tokens))
    .map((transfer, ordinal) => ({ ...transfer, transactionHash, ordinal }));
  // A result that was left out is not a success: only what calls no contract has none, and that moves no tokens.
  if (transfers.length > 0 && result === undefined) throw info.isNot('with the result of the call that moved tokens');
  return transfers;
}

export function hasSucceeded(info: NodeAnswer): boolean {
  return info.maybe('result')?.value !== 'FAILED' && info.field('receipt').maybe('result')?.value === 'SUCCESS';
}

/** The block says of each transaction how it ended, too. */
function checkAgreement(info: NodeAnswer, transaction: NodeAnswer): void {
  const result = info.field('receipt').maybe('result')?.text();
  const inBlock = transaction.maybe('ret')?.items()[0]?.maybe('contractRet')?.text();
  if (result !== undefined && (result === 'SUCCESS') !== (inBlock === 'SUCCESS'))
    throw info.isNot('what its block says of it');
}

function transferOf(log: NodeAnswer, tokens: TokensByContract): Omit<TokenTransfer, 'transactionHash' | 'ordinal'>[] {
  const token = tokens.get(log.field('address').hex(20));
  const [topic, source, destination, ...more] = log.maybe('topics')?.items() ?? [];
  if (token === undefined || topic?.value !== transferTopic) return [];
  if (source === undefined || destination === undefined || more.length > 0) throw log.isNot('a transfer of a token');
  const units = BigInt(`0x${log.field('data').hex(32)}`);
  return [{ token, source: addressIn(source), destination: addressIn(destination), units }];
}

function addressIn(topic: NodeAnswer): string {
  return tronAddress(Buffer.from(topic.hex(32).slice(24), 'hex'));
}
