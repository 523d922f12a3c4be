import type { Block, BlockRef, BlockVerdict, TokenTransfer } from '../gateway/gateway.js';
import type { NodeAnswer } from '../nodes/node-answer.js';
import { type TokensByContract, transfersIn } from './token-transfers.js';
import type { TronNode } from './tron-node.js';

const askedAtOnce = 4;
/** The root of the transactions of a block that has none. */
const rootOfNone = '0'.repeat(64);

export interface SolidBlock extends BlockRef {
  readonly parentHash: string;
  /** In milliseconds, by the chain's own clock. */
  readonly time: number;
  readonly transactions: readonly NodeAnswer[];
}

/** The solidified blocks of the chain, which are never undone: more than two thirds of those who make blocks have built on them. */
export class SolidBlocks {
  constructor(
    private readonly node: TronNode,
    private readonly tokens: TokensByContract,
  ) {}

  async newest(): Promise<SolidBlock> {
    return blockOf(await this.node.ask('/walletsolidity/getnowblock'));
  }

  /** With the transfers in them. */
  async after(block: BlockRef, most: number): Promise<readonly Block[]> {
    const last = Math.min((await this.newest()).number, block.number + most);
    const blocks: Block[] = [];
    await this.walk(block, last, async ({ time, transactions, ...read }) => {
      const transfers = await this.transfersOf(read, transactions);
      blocks.push({ ...read, minedAt: new Date(time), transfers });
      return false;
    });
    return blocks;
  }

  /** Whether this transaction is in a block after this one, up to the first of that time or later. */
  async contain(hash: string, after: BlockRef, until: number): Promise<boolean> {
    const { number: newest } = await this.newest();
    const end = await this.walk(after, newest, async (block) => block.time >= until || contains(block, hash));
    if (end === undefined) throw new Error(`The TRON node lacks blocks up to ${new Date(until).toISOString()}`);
    return contains(end, hash);
  }

  async verdictOn({ number, hash }: BlockRef): Promise<BlockVerdict> {
    if ((await this.newest()).number < number) return 'missing';
    return (await this.at(number)).hash === hash ? 'final' : 'replaced';
  }

  transfersIn(blocks: readonly BlockRef[]): Promise<readonly (readonly TokenTransfer[])[]> {
    return Promise.all(
      blocks.map(async (block) => {
        const { hash, transactions } = await this.at(block.number);
        return hash === block.hash ? this.transfersOf(block, transactions) : [];
      }),
    );
  }

  async at(number: number): Promise<SolidBlock> {
    const answer = await this.node.ask('/walletsolidity/getblockbynum', { num: number });
    if (Object.keys(answer.value ?? {}).length === 0)
      throw new Error(`The TRON node does not have the solidified block ${number} yet`);
    const block = blockOf(answer);
    if (block.number !== number) throw answer.isNot(`block ${number}`);
    return block;
  }

  /**
   * Each block has to build on the one before: else the node left one out, or is on a branch. Ends with the block at which
   * `visit` has seen enough.
   */
  async walk(
    from: BlockRef,
    last: number,
    visit: (block: SolidBlock) => Promise<boolean>,
  ): Promise<SolidBlock | undefined> {
    let before = from;
    while (before.number < last) {
      const count = Math.min(askedAtOnce, last - before.number);
      const first = before.number + 1;
      const blocks = await Promise.all(Array.from({ length: count }, (_, index) => this.at(first + index)));
      for (const block of blocks) {
        if (block.parentHash !== before.hash)
          throw new Error(
            `The blocks of the TRON node do not fit together: ${block.number} does not follow on ${before.hash}`,
          );
        if (await visit(block)) return block;
        before = block;
      }
    }
    return undefined;
  }

  private async transfersOf({ number }: BlockRef, transactions: readonly NodeAnswer[]): Promise<Block['transfers']> {
    if (transactions.length === 0) return [];
    const infos = await this.node.ask('/walletsolidity/gettransactioninfobyblocknum', { num: number });
    return transfersIn(number, transactions, infos, this.tokens);
  }
}

export function hashOf(transaction: NodeAnswer): string {
  return transaction.field('txID').hex(32);
}

export function contains({ transactions }: SolidBlock, hash: string): boolean {
  return transactions.some((transaction) => transaction.field('txID').value === hash);
}

function blockOf(answer: NodeAnswer): SolidBlock {
  const header = answer.field('block_header').field('raw_data');
  const number = header.maybe('number')?.whole() ?? 0;
  const id = answer.field('blockID');
  if (!id.hex(32).startsWith(number.toString(16).padStart(16, '0'))) throw id.isNot(`that of block ${number}`);
  const transactions = answer.maybe('transactions');
  // A list that is empty is left out; one that was lost must not pass for it.
  if (transactions === undefined && header.field('txTrieRoot').hex(32) !== rootOfNone)
    throw answer.field('transactions').isNot('there, although the block has some');
  return {
    number,
    hash: id.text(),
    parentHash: header.field('parentHash').hex(32),
    time: header.maybe('timestamp')?.whole() ?? 0,
    transactions: transactions?.items() ?? [],
  };
}
