import { Buffer } from 'node:buffer';
import type { BlockRef, OrderMarks } from '../gateway/gateway.js';
import type { NodeAnswer } from '../nodes/node-answer.js';
import { type SolidBlock, type SolidBlocks, hashOf } from './solid-blocks.js';
import { referenceOf } from './transaction.js';

/** The reference at the end of each call that an order makes: looked for block by block, as the chain has no index of it. */
export class TronOrderMarks implements OrderMarks {
  /** How far each mark was looked for. */
  private readonly reached = new Map<string, BlockRef>();

  constructor(
    private readonly blocks: SolidBlocks,
    /** How long after the newest solidified block something that is signed now may still be taken. */
    private readonly validMilliseconds: number,
  ) {}

  async horizon(): Promise<number> {
    // Twice, as another node may have been ahead of this one.
    return (await this.blocks.newest()).time + 2 * this.validMilliseconds;
  }

  async find(mark: string, horizon: number, fromBlock: number): Promise<{ hash: string } | 'none' | undefined> {
    const reference = Buffer.from(referenceOf(mark)).toString('hex');
    const from = this.reached.get(mark) ?? (await this.blocks.at(fromBlock));
    const { number: newest } = await this.blocks.newest();
    const marked = ({ transactions }: SolidBlock): NodeAnswer | undefined =>
      transactions.find((transaction) => isMarked(transaction, reference));
    const last = await this.blocks.walk(from, newest, async (block) => {
      this.reached.set(mark, { number: block.number, hash: block.hash });
      return block.time >= horizon || marked(block) !== undefined;
    });
    if (last === undefined) return undefined;
    this.reached.delete(mark);
    const taken = marked(last);
    return taken === undefined ? 'none' : { hash: hashOf(taken) };
  }
}

/** One that failed has moved nothing. */
function isMarked(transaction: NodeAnswer, reference: string): boolean {
  const [contract] = transaction.field('raw_data').field('contract').items();
  const data = contract?.maybe('parameter')?.maybe('value')?.maybe('data')?.value;
  const result = transaction.maybe('ret')?.items()[0]?.maybe('contractRet')?.value;
  return result === 'SUCCESS' && typeof data === 'string' && data.endsWith(reference);
}
