import type { OrderMarks } from '../gateway/gateway.js';
import type { SolanaNode } from './solana-node.js';
import { type Kit, referenceOf } from './token-instructions.js';

/** As long as a blockhash is valid, and as much again: another node may have been ahead of this one. */
const blocksToCome = 300;

/** The reference that each order names in its transaction. */
export class SolanaOrderMarks implements OrderMarks {
  constructor(
    private readonly kit: Kit,
    private readonly node: SolanaNode,
    private readonly checkHistory: (firstSlot: number) => Promise<void>,
  ) {}

  async horizon(): Promise<number> {
    const now = await this.node.ask('getEpochInfo', { commitment: 'confirmed' });
    return now.field('blockHeight').whole() + blocksToCome;
  }

  /** The height is asked for first, or one could be taken between the two answers. */
  async find(mark: string, horizon: number, fromSlot: number): Promise<{ hash: string } | 'none' | undefined> {
    const now = await this.node.ask('getEpochInfo', { commitment: 'finalized' });
    const [height, slot] = [now.field('blockHeight').whole(), now.field('absoluteSlot').whole()];
    const config = { commitment: 'finalized', minContextSlot: slot };
    const found = await this.node.ask('getSignaturesForAddress', referenceOf(this.kit, mark), config);
    const taken = found.items().find((each) => each.field('err').isNull());
    if (taken !== undefined) return { hash: taken.field('signature').text() };
    if (height <= horizon) return undefined;
    await this.checkHistory(fromSlot);
    return 'none';
  }
}
