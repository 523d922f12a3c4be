import { Injectable } from '@nestjs/common';
import { type Tx, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { Ids, Log } from '#runtime';
import type { OrderOutcome } from '../gateway/gateway.js';
import { Transfer } from '../records/transfer.entity.js';
import { transferLifecycle } from '../records/transfer.lifecycle.js';
import { reportEnd } from '../records/transfer-jobs.js';
import { totalOf } from '../records/transfer-order.js';
import { RecordMovement } from '../transactions/record-movement.js';
import { Owed } from '../transactions/owed.js';
import { BookAgain } from './book-again.js';
import { type Sweep, TransferBooks, type TransferOfAccount, isOfAccount, isSweep } from './transfer.books.js';

type FinalOutcome = Extract<OrderOutcome, { state: 'final' }>;

/** The end of a transfer in the ledger, in the list of transactions and in the events: all at once, and once. */
@Injectable()
export class SettleTransfer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly books: TransferBooks,
    private readonly bookAgain: BookAgain,
    private readonly owed: Owed,
    private readonly recordMovement: RecordMovement,
    private readonly jobs: Jobs,
    private readonly ids: Ids,
    private readonly log: Log,
  ) {}

  /** It is final: the reserved tokens have left or, if the chain reverted it, are free again. */
  async settle({ organizationId, id }: Transfer, outcome: FinalOutcome): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const transfer = await tx.one(Transfer, { organizationId, id }, { lock: true });
      if (transfer?.status !== 'signed') return;
      const { succeeded, hash: transactionHash } = outcome;
      const status = transferLifecycle.next(transfer.status, succeeded ? 'confirmed' : 'reverted', id);
      const failureReason = succeeded ? null : 'The chain took the transaction and did not do what it says';
      const blockNumber = String(outcome.blockNumber);
      await tx.update(Transfer, { organizationId, id }, { status, failureReason, blockNumber, endedAs: null });
      if (transfer.endedAs !== null) return this.bookAgain.end(tx, transfer, outcome);
      if (isSweep(transfer)) await this.endSweep(tx, transfer, failureReason);
      if (!isOfAccount(transfer)) return;
      if (failureReason === null) await this.debit(tx, transfer, outcome);
      else await this.release(tx, transfer, { reason: failureReason, transactionHash });
    });
  }

  /** It was never signed and will not be: the reserved tokens are free again. */
  async refuse({ organizationId, id }: Transfer, failureReason: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const transfer = await tx.one(Transfer, { organizationId, id }, { lock: true });
      if (transfer?.status !== 'requested') return;
      const status = transferLifecycle.next(transfer.status, 'refused', id);
      await tx.update(Transfer, { organizationId, id }, { status, failureReason, endedAs: null });
      if (transfer.endedAs !== null) return this.bookAgain.neverTaken(tx, transfer);
      if (isSweep(transfer)) await this.endSweep(tx, transfer, failureReason);
      if (isOfAccount(transfer)) await this.release(tx, transfer, { reason: failureReason });
    });
  }

  private async debit(
    tx: Tx,
    transfer: TransferOfAccount,
    { hash, minedAt, destination }: FinalOutcome,
  ): Promise<void> {
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
    reportEnd(this.jobs, tx, transfer, { succeeded: true, transactionHash: hash });
  }

  private async release(
    tx: Tx,
    transfer: TransferOfAccount,
    why: { reason: string; transactionHash?: string },
  ): Promise<void> {
    await this.books.release(tx, transfer);
    await this.owed.collect(tx, transfer, { subjectId: transfer.id, step: 'release' });
    reportEnd(this.jobs, tx, transfer, { succeeded: false, ...why });
  }

  /** Of one that failed nothing is booked: the tokens are where they were, until the operator has looked. */
  private async endSweep(tx: Tx, sweep: Sweep, reason: string | null): Promise<void> {
    if (reason === null) return this.books.sweep(tx, sweep);
    const { id: transferId, blockchain, walletAddress: address } = sweep;
    this.log.error({ transferId, blockchain, address, reason }, 'deposited tokens could not be swept from a wallet');
  }
}
