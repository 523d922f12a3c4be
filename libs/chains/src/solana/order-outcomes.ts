import type { SignedTransaction } from '../gateway/gateway.js';
import type { OrderOutcome } from '../gateway/order-outcome.js';
import type { NodeAnswer } from '../nodes/node-answer.js';
import { NodeRefusal, type SolanaNode } from './solana-node.js';
import { fromJson } from './transfer-terms.js';

interface Known {
  readonly hash: string;
  readonly slot: number;
  readonly isFinal: boolean;
  readonly succeeded: boolean;
}

/** What became of the transactions signed for one order. */
export class SolanaOrderOutcomes {
  constructor(private readonly node: SolanaNode) {}

  async of(signed: readonly SignedTransaction[], destination: string): Promise<OrderOutcome> {
    if (signed.length === 0) throw new TypeError('Nothing was signed for this order: there is nothing to come of it');
    const known = (await this.statuses(signed, 0)) ?? (await this.knownAfterExpiry(signed));
    if (known === 'missing') return { state: 'missing' };
    if (known === 'signAgain') return { state: 'signAgain', isGone: true };
    const { hash, slot, isFinal, succeeded } = known;
    if (!isFinal) return { state: 'included', hash, confirmations: 0 };
    const minedAt = new Date((await this.node.ask('getBlockTime', slot)).whole() * 1000);
    const gasUnits = await this.paidFor(hash);
    const paid = gasUnits === undefined ? {} : { gasUnits };
    return { state: 'final', hash, succeeded, blockNumber: slot, minedAt, destination, ...paid };
  }

  /**
   * The one place where a transfer could happen twice. Another transaction may be signed only when no earlier one is on the
   * chain and none can ever be. So the order of the questions matters: first, whether the finalized height is beyond the last
   * valid height of each, after which the chain takes none of them; only then, whether it has one. The other way round, one
   * could be taken between the two answers. The answers may come from several nodes behind one URL, so each later one must
   * come from a node that has seen the slot of that height, and whose history begins before the first attempt.
   */
  private async knownAfterExpiry(signed: readonly SignedTransaction[]): Promise<Known | 'missing' | 'signAgain'> {
    const attempts = signed.map(({ terms }) => fromJson(terms));
    const now = await this.node.ask('getEpochInfo', { commitment: 'finalized' });
    const [height, slot] = [now.field('blockHeight').whole(), now.field('absoluteSlot').whole()];
    if (attempts.some(({ lastValidBlockHeight }) => height <= lastValidBlockHeight)) return 'missing';
    for (const { blockhash } of attempts) if (await this.isStillGood(blockhash, slot)) return 'missing';
    await this.checkHistory(Math.min(...attempts.map((attempt) => attempt.slot)));
    return (await this.statuses(signed, slot)) ?? 'signAgain';
  }

  private async isStillGood(blockhash: string, minContextSlot: number): Promise<boolean> {
    const config = { commitment: 'finalized', minContextSlot };
    return (await this.node.ask('isBlockhashValid', blockhash, config)).field('value').flag();
  }

  /** Lamports of the first signer, who pays, rent of a new token account included. Undefined where the node keeps no such history. */
  private async paidFor(hash: string): Promise<bigint | undefined> {
    const config = { commitment: 'finalized', encoding: 'json', maxSupportedTransactionVersion: 0 };
    const answer = await this.node.ask('getTransaction', hash, config).catch((cause: unknown) => {
      if (cause instanceof NodeRefusal) return undefined;
      throw cause;
    });
    if (answer === undefined || answer.isNull()) return undefined;
    const [before, after] = ['preBalances', 'postBalances'].map((name) => answer.field('meta').field(name).items()[0]);
    return before === undefined || after === undefined ? undefined : BigInt(before.whole()) - BigInt(after.whole());
  }

  async checkHistory(firstSlot: number): Promise<void> {
    const first = (await this.node.ask('getFirstAvailableBlock')).whole();
    if (first > firstSlot)
      throw new Error(
        `The history of the Solana node begins with slot ${first}: whether a transaction of slot ${firstSlot} or later was taken has to be asked elsewhere`,
      );
  }

  /** `undefined` if a node that has seen this slot knows none. One that succeeded comes before one that failed. */
  private async statuses(signed: readonly SignedTransaction[], seenSlot: number): Promise<Known | undefined> {
    const hashes = signed.map(({ hash }) => hash);
    const answer = await this.node.ask('getSignatureStatuses', hashes, { searchTransactionHistory: true });
    const slot = answer.field('context').field('slot');
    if (slot.whole() < seenSlot) throw slot.isNot(`${seenSlot} or later, which was reached before`);
    const statuses = answer.field('value').items();
    if (statuses.length !== hashes.length) throw answer.isNot(`a list of ${hashes.length}`);
    const known = statuses.flatMap((status, index) => knownBy(status, hashes[index] ?? ''));
    return known.find(({ succeeded }) => succeeded) ?? known[0];
  }
}

function knownBy(status: NodeAnswer, hash: string): Known[] {
  if (status.isNull()) return [];
  const confirmation = status.field('confirmationStatus');
  if (!['processed', 'confirmed', 'finalized'].includes(confirmation.text())) throw confirmation.isNot('a commitment');
  return [
    {
      hash,
      slot: status.field('slot').whole(),
      isFinal: confirmation.value === 'finalized',
      succeeded: status.field('err').isNull(),
    },
  ];
}
