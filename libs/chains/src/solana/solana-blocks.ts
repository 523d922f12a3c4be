import type { Block, BlockRef, BlockVerdict, TokenTransfer } from '../gateway/gateway.js';
import type { NodeAnswer } from '../nodes/node-answer.js';
import { NodeRefusal, type SolanaNode } from './solana-node.js';
import { type Mints, transfersIn } from './token-movements.js';

/** Finalized blocks are never undone. */
const commitment = 'finalized';
const format = { commitment, encoding: 'json', transactionDetails: 'accounts', rewards: false };
const newerVersion = -32015;
const notYet = -32004;
/** No block was made in the slot. */
const skipped = [-32007, -32009];
const anyVersion = 255;
/** Slots can pass without a block, but never this many in a row. */
const slotsLookedBack = 500;
const askedAtOnce = 4;

interface ReadBlock extends Block {
  readonly parentSlot: number;
}

/** The finalized blocks of the chain. A block's number is its slot, so there are gaps between numbers. */
export class SolanaBlocks {
  constructor(
    private readonly node: SolanaNode,
    private readonly mints: Mints,
  ) {}

  async head(): Promise<BlockRef> {
    const newest = (await this.node.ask('getSlot', { commitment })).whole();
    const from = Math.max(0, newest - slotsLookedBack);
    const slots = slotsIn(await this.node.ask('getBlocks', from, newest, { commitment }), from, slotsLookedBack + 1);
    const number = slots.at(-1);
    if (number === undefined) throw new Error(`The Solana node has no block from slot ${from} to ${newest}`);
    const block = await this.header(number);
    return { number, hash: block.field('blockhash').text() };
  }

  async after(block: BlockRef, most: number): Promise<readonly Block[]> {
    const first = block.number + 1;
    const slots = slotsIn(await this.node.ask('getBlocksWithLimit', first, most, { commitment }), first, most);
    const blocks = await this.read(slots);
    checkLinks(block, blocks);
    return blocks.map(({ parentSlot: _, ...rest }) => rest);
  }

  async transfersIn(blocks: readonly BlockRef[]): Promise<readonly (readonly TokenTransfer[])[]> {
    const read = await this.read(blocks.map(({ number }) => number));
    return read.map(({ hash, transfers }, at) => (hash === blocks[at]?.hash ? transfers : []));
  }

  async verdictOn({ number, hash }: BlockRef): Promise<BlockVerdict> {
    try {
      const block = await this.header(number);
      if (block.isNull()) return 'missing';
      return block.field('blockhash').text() === hash ? 'final' : 'replaced';
    } catch (error) {
      if (!(error instanceof NodeRefusal)) throw error;
      if (error.code === notYet) return 'missing';
      if (skipped.includes(error.code)) return 'replaced';
      throw error;
    }
  }

  private header(number: number): Promise<NodeAnswer> {
    const nothingMore = { ...format, transactionDetails: 'none', maxSupportedTransactionVersion: 0 };
    return this.node.ask('getBlock', number, nothingMore);
  }

  private async read(slots: readonly number[]): Promise<readonly ReadBlock[]> {
    const blocks: ReadBlock[] = [];
    for (let done = 0; done < slots.length; done += askedAtOnce)
      blocks.push(...(await Promise.all(slots.slice(done, done + askedAtOnce).map((slot) => this.readOne(slot)))));
    return blocks;
  }

  private async readOne(number: number): Promise<ReadBlock> {
    const answer = await this.ask(number, 0).catch((error: unknown) => {
      // Balances before and after look the same in transactions of every version.
      if (error instanceof NodeRefusal && error.code === newerVersion) return this.ask(number, anyVersion);
      throw error;
    });
    if (answer.isNull()) throw new Error(`The Solana node names a block in slot ${number}, and does not have it`);
    return {
      number,
      hash: answer.field('blockhash').text(),
      parentHash: answer.field('previousBlockhash').text(),
      parentSlot: answer.field('parentSlot').whole(),
      minedAt: new Date(answer.field('blockTime').whole() * 1000),
      transfers: answer
        .field('transactions')
        .items()
        .flatMap((transaction) => transfersIn(transaction, this.mints)),
    };
  }

  /** Only accounts and balances: without instructions and logs a block is a fraction of the size. */
  private ask(number: number, maxSupportedTransactionVersion: number): Promise<NodeAnswer> {
    return this.node.ask('getBlock', number, { ...format, maxSupportedTransactionVersion });
  }
}

function slotsIn(answer: NodeAnswer, first: number, most: number): readonly number[] {
  const slots = answer.items().map((slot) => slot.whole());
  let next = first;
  for (const slot of slots) {
    if (slot < next) throw answer.isNot(`a list of slots from ${first} on, each once and in order`);
    next = slot + 1;
  }
  if (slots.length > most) throw answer.isNot(`a list of at most ${most} slots`);
  return slots;
}

/** Finalized blocks are never undone, so a block that does not build on the one before means that the node left one out. */
function checkLinks(before: BlockRef, blocks: readonly ReadBlock[]): void {
  let { number, hash } = before;
  for (const block of blocks) {
    if (block.parentSlot !== number || block.parentHash !== hash)
      throw new Error(
        `The Solana node leaves out blocks: that of slot ${block.number} does not follow on slot ${number}`,
      );
    ({ number, hash } = block);
  }
}
