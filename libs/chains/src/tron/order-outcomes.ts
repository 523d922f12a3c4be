import type { SignedTransaction } from '../gateway/gateway.js';
import type { OrderOutcome } from '../gateway/order-outcome.js';
import type { NodeAnswer } from '../nodes/node-answer.js';
import { type SolidBlocks, contains } from './solid-blocks.js';
import { fromJson } from './transaction-terms.js';
import type { TronNode } from './tron-node.js';

const billionthsPerSun = 1_000n;

/** Whether what a solidified transaction was to do was done. */
export type IsDone = (info: NodeAnswer) => boolean;

/** What became of the transactions signed for one order. */
export class TronOrderOutcomes {
  /** Transactions that the chain did not take and never will: that does not change any more. */
  private readonly gone = new Set<string>();

  constructor(
    private readonly node: TronNode,
    private readonly blocks: SolidBlocks,
  ) {}

  async of(signed: readonly SignedTransaction[], destination: string, isDone: IsDone): Promise<OrderOutcome> {
    const last = signed.at(-1);
    if (last === undefined) throw new TypeError('Nothing was signed for this order: there is nothing to come of it');
    for (const { hash } of signed) {
      const info = await this.infoOf('/walletsolidity', hash);
      if (info !== undefined) return this.ended(hash, info, destination, isDone);
    }
    if (await this.isGone(last)) return { state: 'signAgain', isGone: true };
    for (const { hash } of signed)
      if ((await this.infoOf('/wallet', hash)) !== undefined) return { state: 'included', hash, confirmations: 0 };
    return { state: 'missing' };
  }

  private async ended(hash: string, info: NodeAnswer, destination: string, isDone: IsDone): Promise<OrderOutcome> {
    const block = await this.blocks.at(info.field('blockNumber').whole());
    if (!contains(block, hash)) throw info.isNot(`in block ${block.number}, which it names`);
    return {
      state: 'final',
      hash,
      succeeded: isDone(info),
      blockNumber: block.number,
      minedAt: new Date(block.time),
      destination,
      gasUnits: BigInt(info.maybe('fee')?.whole() ?? 0) * billionthsPerSun,
    };
  }

  /**
   * The one place where a transfer could happen twice. Another transaction may be signed only when the last one (and before
   * that was signed, each earlier one) is not on the chain and never can be. A node that does not know it proves nothing: it
   * may be behind, and behind one URL there may be several. So we look ourselves into each solidified block, linked one to
   * the next, from the one that the transaction names to the first that is beyond its expiration.
   */
  private async isGone({ hash, terms }: SignedTransaction): Promise<boolean> {
    if (this.gone.has(hash)) return true;
    const { expiration, referenceBlock: number, referenceHash } = fromJson(terms);
    if ((await this.blocks.newest()).time < expiration) return false;
    if (await this.blocks.contain(hash, { number, hash: referenceHash }, expiration)) return false;
    this.gone.add(hash);
    return true;
  }

  private async infoOf(api: '/wallet' | '/walletsolidity', hash: string): Promise<NodeAnswer | undefined> {
    const answer = await this.node.ask(`${api}/gettransactioninfobyid`, { value: hash });
    const id = answer.maybe('id');
    if (id !== undefined && id.value !== hash) throw id.isNot(hash);
    return id === undefined ? undefined : answer;
  }
}
