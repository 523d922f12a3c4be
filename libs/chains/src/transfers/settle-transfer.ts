import { Injectable } from '@nestjs/common';
import { type Tx, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { Ledger, available, onChain, reserved } from '#ledger';
import { Clock, Ids } from '#runtime';
import type { OrderOutcome } from '../gateway/gateway.js';
import { Transfer } from '../records/transfer.entity.js';
import { transferLifecycle } from '../records/transfer.lifecycle.js';
import { reportEnd } from '../records/transfer-jobs.js';
import { totalOf } from '../records/transfer-order.js';
import { RecordMovement } from '../transactions/record-movement.js';

type FinalOutcome = Extract<OrderOutcome, { state: 'final' }>;

interface TransferOfTokens extends Transfer {
  accountId: string;
  token: NonNullable<Transfer['token']>;
}

/** The end of a transfer in the ledger, in the list of transactions and in the events: all at once, and once. */
@Injectable()
export class SettleTransfer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: Ledger,
    private readonly recordMovement: RecordMovement,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** It is final: the reserved tokens have left or, if the chain reverted it, are free again. */
  async settle({ organizationId, id }: Transfer, outcome: FinalOutcome): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const transfer = await tx.one(Transfer, { organizationId, id }, { lock: true });
      if (transfer === undefined || transferLifecycle.isTerminal(transfer.status)) return;
      const { succeeded, hash: transactionHash } = outcome;
      const status = transferLifecycle.next(transfer.status, succeeded ? 'confirmed' : 'reverted', id);
      const failureReason = succeeded ? null : 'The chain took the transaction and did not do what it says';
      await tx.update(Transfer, { organizationId, id }, { status, failureReason });
      if (!movesTokens(transfer)) return;
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
      await tx.update(Transfer, { organizationId, id }, { status, failureReason });
      if (movesTokens(transfer)) await this.release(tx, transfer, { reason: failureReason });
    });
  }

  private async debit(tx: Tx, transfer: TransferOfTokens, { hash, minedAt, destination }: FinalOutcome): Promise<void> {
    const { organizationId, id, accountId, token, blockchain, relatedType, relatedId } = transfer;
    const units = totalOf(transfer.payments);
    await this.ledger.postNew(tx, {
      organizationId,
      subjectId: id,
      step: 'debit',
      token,
      blockchain,
      at: this.clock.now(),
      lines: [{ from: reserved(accountId), to: onChain(blockchain), units }],
    });
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
    transfer: TransferOfTokens,
    why: { reason: string; transactionHash?: string },
  ): Promise<void> {
    const { organizationId, id, accountId, token, blockchain } = transfer;
    await this.ledger.postNew(tx, {
      organizationId,
      subjectId: id,
      step: 'release',
      token,
      blockchain,
      at: this.clock.now(),
      lines: [{ from: reserved(accountId), to: available(accountId), units: totalOf(transfer.payments) }],
    });
    reportEnd(this.jobs, tx, transfer, { succeeded: false, ...why });
  }
}

/** Other transfers only prepare the chain for one. */
function movesTokens(transfer: Transfer): transfer is TransferOfTokens {
  return transfer.accountId !== null && transfer.token !== null;
}
