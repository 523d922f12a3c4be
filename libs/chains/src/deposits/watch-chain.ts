import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { BoundedMap, Log } from '#runtime';
import type { BlockRef, Gateway } from '../gateway/gateway.js';
import { forgetAfter } from './begin-rewind.js';
import { CarryOutRewinds } from './carry-out-rewinds.js';
import { ChainCursor } from '../records/chain-cursor.entity.js';
import { CreditFinalDeposits, type WatchExpectation } from './credit-final-deposits.js';
import { type Cursor, KeepBlocks, moved } from './keep-blocks.js';
import { SeenBlock } from '../records/seen-block.entity.js';
import { timeline } from '../records/timeline.js';

const blocksAtOnce = 100;

/** A block that was final is another one now: what was credited may be gone, and nothing more is, until somebody has decided. */
export class FinalBlockReplaced extends Error {}

/**
 * Scans a chain block by block. The cursor moves in the transaction that stores the deposits found, and only from where it was:
 * of two workers one moves it, and no block is skipped. Deposits are credited when their block is final.
 */
@Injectable()
export class WatchChain {
  /** From which block on final ones were replaced, by the hash of the cursor. */
  private readonly replaced = new BoundedMap<string, number>(10);

  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly keepBlocks: KeepBlocks,
    private readonly creditFinalDeposits: CreditFinalDeposits,
    private readonly carryOutRewinds: CarryOutRewinds,
    private readonly log: Log,
  ) {}

  async step(gateway: Gateway): Promise<WatchExpectation> {
    const underWay = await this.carryOutRewinds.begin(gateway);
    if (underWay === undefined) return 'more';
    const cursor = (await this.cursor(gateway)) ?? (await this.begin(gateway));
    const blocks = await gateway.blocksAfter(cursor, blocksAtOnce);
    const [first] = blocks;
    if (first !== undefined && first.parentHash !== cursor.hash) {
      await this.stepBack(gateway, cursor);
      return 'more';
    }
    const newest = blocks.at(-1) ?? cursor;
    const final = first === undefined ? undefined : await gateway.finalUpTo(newest);
    if (final !== undefined && !(await this.keepBlocks.keep(gateway, cursor, blocks, final))) return 'more';
    const isWaiting = await this.carryOutRewinds.end(gateway, underWay, { newest, final });
    const expected = await this.creditFinalDeposits.step(gateway, newest, final);
    if (blocks.length === blocksAtOnce) return 'more';
    return isWaiting && expected === 'nothing' ? 'deposit' : expected;
  }

  /** Whether all nodes still agree on what is final; the gateway knows which of them does not. */
  async compareNodes(gateway: Gateway): Promise<void> {
    const [final] = await this.reads.many(
      SeenBlock,
      `SELECT seen_block.* FROM seen_block JOIN chain_cursor USING (blockchain)
       WHERE blockchain = $1 AND seen_block.number <= final_number ORDER BY seen_block.number DESC LIMIT 1`,
      [gateway.blockchain],
    );
    if (final !== undefined) await gateway.agreedVerdicts([{ number: Number(final.number), hash: final.hash }]);
  }

  private async cursor({ blockchain, network }: Gateway): Promise<Cursor | undefined> {
    const row = await this.reads.one(ChainCursor, { blockchain, network });
    if (row === undefined) return undefined;
    return { number: Number(row.number), hash: row.hash, final: Number(row.finalNumber) };
  }

  /** Begins with the newest block that is final: before that there was no wallet that could have been paid, or have paid and forgotten it. */
  private async begin(gateway: Gateway): Promise<Cursor> {
    const start = await startOf(gateway);
    const [verdict] = await gateway.agreedVerdicts([start]);
    if (verdict !== 'final')
      throw new Error(`The nodes of ${gateway.blockchain} do not agree on block ${start.number}`);
    await this.unitOfWork.run(async (tx) => {
      const { blockchain, network } = gateway;
      const begun = await tx.query(
        `INSERT INTO chain_cursor (blockchain, network, number, hash, final_number, timeline, timeline_since, forgotten_from)
         VALUES ($1, $2, $3, $4, $3, CASE WHEN EXISTS (SELECT FROM wallet) THEN NULL ELSE ${timeline} END, 'epoch', $3)
         ON CONFLICT DO NOTHING RETURNING 1`,
        [blockchain, network, start.number, start.hash],
      );
      if (begun.length > 0) tx.insert(SeenBlock, { blockchain, number: String(start.number), hash: start.hash });
    });
    return (await this.cursor(gateway)) ?? { ...start, final: start.number };
  }

  /** The cursor's block was replaced: forgets what was seen in it and goes back to the one before. */
  private async stepBack(gateway: Gateway, cursor: Cursor): Promise<void> {
    const { blockchain } = gateway;
    if (cursor.number <= cursor.final) return this.stop(gateway, cursor);
    this.log.warn({ blockchain, block: cursor.number }, 'a block was replaced; going back');
    await this.unitOfWork.run(async (tx) => {
      const [before] = await tx.query<{ number: string; hash: string }>(
        'SELECT number, hash FROM seen_block WHERE blockchain = $1 AND number < $2 ORDER BY number DESC LIMIT 1',
        [blockchain, cursor.number],
      );
      if (before === undefined)
        throw new Error(`What came before block ${cursor.number} of ${blockchain} is not known`);
      const { hash } = before;
      const number = Number(before.number);
      if (await moved(tx, gateway, { from: cursor, to: { number, hash, final: cursor.final } }))
        await forgetAfter(tx, blockchain, number);
    });
  }

  /** Only for what was final has something been done that a step back does not undo. */
  private async stop(gateway: Gateway, cursor: Cursor): Promise<never> {
    const { blockchain } = gateway;
    const from = this.replaced.get(cursor.hash) ?? (await this.firstReplaced(gateway));
    this.replaced.set(cursor.hash, from);
    await this.unitOfWork.run((tx) => tx.update(ChainCursor, { blockchain }, { replacedFrom: String(from) }));
    throw new FinalBlockReplaced(
      `${blockchain} replaced its blocks from ${from} on, which were final: nothing more is credited on it until they are rewound, by POST /chains/${blockchain}/rewinds with fromBlock ${from}`,
    );
  }

  private async firstReplaced(gateway: Gateway): Promise<number> {
    const seen = await this.reads.many(SeenBlock, 'SELECT * FROM seen_block WHERE blockchain = $1 ORDER BY number', [
      gateway.blockchain,
    ]);
    let [first, last] = [0, seen.length - 1];
    while (first < last) {
      const middle = Math.floor((first + last) / 2);
      const { number = '0', hash = '' } = seen[middle] ?? {};
      const [verdict] = await gateway.verdictsOn([{ number: Number(number), hash }]);
      if (verdict === 'final' || verdict === 'open') first = middle + 1;
      else last = middle;
    }
    return Number(seen[first]?.number ?? 0);
  }
}

/** The newest final block. The head may be replaced, and nothing would be known of the blocks before it. */
async function startOf(gateway: Gateway): Promise<BlockRef> {
  const head = await gateway.head();
  const final = Math.max(await gateway.finalUpTo(head), 0);
  if (final >= head.number) return head;
  const [start] = await gateway.blocksAfter({ number: final - 1, hash: '' }, 1);
  if (start?.number !== final) throw new Error(`${gateway.blockchain} does not have its block ${final}`);
  return { number: start.number, hash: start.hash };
}
