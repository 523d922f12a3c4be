import { Injectable } from '@nestjs/common';
import type { Blockchain, Page, PageQuery } from '#contracts';
import { Reads, type Tx } from '#database';
import { ValidationFailed } from '#errors';
import { Clock, Ids } from '#runtime';
import { ChainRewind } from '../records/chain-rewind.entity.js';
import { rewindLifecycle } from '../records/rewind.lifecycle.js';

export interface RewindRequest {
  readonly blockchain: Blockchain;
  readonly fromBlock: number;
  readonly reason: string;
}

/** The command to read a chain again from a block on, and what became of it. Whoever watches the chain carries it out. */
@Injectable()
export class Rewinds {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async request(tx: Tx, { blockchain, fromBlock, reason }: RewindRequest): Promise<ChainRewind> {
    await this.refuseUnread(tx, blockchain, fromBlock);
    const rewind: ChainRewind = {
      id: this.ids.next(),
      blockchain,
      status: rewindLifecycle.next(null, 'request'),
      fromBlock: String(fromBlock),
      throughBlock: null,
      reason,
      refusal: null,
      depositsKept: 0,
      depositsReversed: 0,
      transfersSentAgain: 0,
      requestedAt: this.clock.now(),
      endedAt: null,
    };
    tx.insert(ChainRewind, rewind);
    return rewind;
  }

  list(blockchain: Blockchain, query: PageQuery): Promise<Page<ChainRewind>> {
    return this.reads.page(ChainRewind, { blockchain }, query);
  }

  /** What came before the block has to be remembered, to know whether the chain still has that. */
  private async refuseUnread(tx: Tx, blockchain: Blockchain, fromBlock: number): Promise<void> {
    const [read] = await tx.query<{ first: string | null; last: string | null }>(
      `SELECT (SELECT min(number) FROM seen_block WHERE blockchain = $1) AS first,
         (SELECT number FROM chain_cursor WHERE blockchain = $1) AS last`,
      [blockchain],
    );
    if (read === undefined || read.first === null || read.last === null)
      throw ValidationFailed.at('fromBlock', `must be a block that was read, and none of ${blockchain} was so far`);
    const [first, last] = [Number(read.first) + 1, Number(read.last)];
    if (fromBlock < first || fromBlock > last)
      throw ValidationFailed.at(
        'fromBlock',
        first > last
          ? `must be a block that was read, and ${blockchain} has been read from block ${last} on`
          : `must be a block that was read, from ${first} to ${last}`,
      );
  }
}
