import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Jobs } from '#jobs';
import { Ids } from '#runtime';
import type { FinalOutcome } from '../gateway/order-outcome.js';
import { givenBackFromReserve } from '../records/transfer.entity.js';
import { reportEnd } from '../records/transfer-jobs.js';
import { totalOf } from '../records/transfer-order.js';
import { Owed } from '../transactions/owed.js';
import { RecordMovement } from '../transactions/record-movement.js';
import { TransferBooks, type TransferOfAccount } from './transfer.books.js';

/** What the end of a transfer means for the account that pays it, and for what it was made for. */
@Injectable()
export class EndForAccount {
  constructor(
    private readonly books: TransferBooks,
    private readonly owed: Owed,
    private readonly recordMovement: RecordMovement,
    private readonly jobs: Jobs,
    private readonly ids: Ids,
  ) {}

  /** The reserved tokens have left. */
  async debit(tx: Tx, transfer: TransferOfAccount, { hash, minedAt, destination }: FinalOutcome): Promise<void> {
    const { organizationId, accountId, token, blockchain, relatedType, relatedId } = transfer;
    const units = totalOf(transfer.payments);
    await this.books.debit(tx, transfer);
    this.recordMovement.record(tx, {
      organizationId,
      id: this.ids.next(),
      accountId,
      type: 'debit',
      token,
      blockchain,
      units: String(units),
      transactionHash: hash,
      sourceAddress: transfer.walletAddress,
      destinationAddress: destination,
      minedAt,
      relatedType,
      relatedId,
    });
    reportEnd(this.jobs, tx, transfer, { succeeded: true, transactionHash: hash, minedAt: minedAt.toISOString() });
  }

  /** The reserved tokens are free again, or what the transfer was made for gives them back. */
  async release(tx: Tx, transfer: TransferOfAccount, why: { reason: string; transactionHash?: string }): Promise<void> {
    if (!givenBackFromReserve.has(transfer.relatedType)) {
      await this.books.release(tx, transfer);
      await this.owed.collect(tx, transfer, { subjectId: transfer.id, step: 'release' });
    }
    reportEnd(this.jobs, tx, transfer, { succeeded: false, ...why });
  }
}
