import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { Reads, type Tx } from '#database';
import { Clock } from '#runtime';
import { DueTransfers } from '../records/due-transfers.js';
import { Transfer, inProgress } from '../records/transfer.entity.js';

/** Asks for a transfer to end without being made. Whether it still can is up to the chain. */
@Injectable()
export class CancelTransfer {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
    private readonly due: DueTransfers,
  ) {}

  /** In progress on a chain, the oldest first. */
  inProgress(blockchain: Blockchain, most: number): Promise<Transfer[]> {
    return this.reads.many(
      Transfer,
      `SELECT * FROM transfer WHERE blockchain = $1 AND ${inProgress} ORDER BY id LIMIT $2`,
      [blockchain, most],
    );
  }

  /** Undefined if there is no such transfer in progress. */
  async cancel(tx: Tx, blockchain: Blockchain, id: string, reason: string): Promise<Transfer | undefined> {
    const [transfer] = await tx.many(
      Transfer,
      `SELECT * FROM transfer WHERE id = $1 AND blockchain = $2 AND ${inProgress} FOR UPDATE`,
      [id, blockchain],
    );
    if (transfer === undefined) return undefined;
    const { organizationId } = transfer;
    const changes = { cancelReason: reason, dueAt: this.clock.now() };
    await tx.update(Transfer, { organizationId, id }, changes);
    this.due.raiseAfter(tx);
    return Object.assign(transfer, changes);
  }
}
