import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import type { BlockRef, Gateway } from '../gateway/gateway.js';
import { ChainRewind, isOpen } from '../records/chain-rewind.entity.js';
import { BeginRewind } from './begin-rewind.js';
import { EndRewind } from './end-rewind.js';

/** Of the rewinds that were requested of a chain, begins the first, and ends those under way once all is read again. */
@Injectable()
export class CarryOutRewinds {
  constructor(
    private readonly reads: Reads,
    private readonly beginRewind: BeginRewind,
    private readonly endRewind: EndRewind,
  ) {}

  /** Those under way; undefined if one has begun just now, so that watching goes on from another block. */
  async begin(gateway: Gateway): Promise<readonly ChainRewind[] | undefined> {
    const open = await this.reads.many(
      ChainRewind,
      `SELECT * FROM chain_rewind WHERE blockchain = $1 AND ${isOpen} ORDER BY id`,
      [gateway.blockchain],
    );
    const requested = open.find(({ status }) => status === 'requested');
    if (requested !== undefined && (await this.beginRewind.begin(gateway, requested))) return undefined;
    return open.filter(({ status }) => status === 'underWay');
  }

  /** Whether something still waits for blocks to become final. */
  end(
    gateway: Gateway,
    underWay: readonly ChainRewind[],
    read: { newest: BlockRef; final: number | undefined },
  ): Promise<boolean> {
    return this.endRewind.step(gateway, underWay, read);
  }
}
