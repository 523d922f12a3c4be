import { Injectable } from '@nestjs/common';
import { type Tx, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { Log } from '#runtime';
import type { PaymentRefused } from '../gateway/gateway.js';
import type { FinalOutcome } from '../gateway/order-outcome.js';
import { type RefusedPayment, Transfer } from '../records/transfer.entity.js';
import { transferLifecycle } from '../records/transfer.lifecycle.js';
import { reportLeftOut } from '../records/transfer-jobs.js';
import { totalOf } from '../records/transfer-order.js';
import { BookAgain } from './book-again.js';
import { EndForAccount } from './end-for-account.js';
import { signedHashes } from './signed-hashes.js';
import { type Sweep, TransferBooks, isOfAccount, isSweep } from './transfer.books.js';

/** A batch that the chain reverted is sent again, without whom it refuses; after so many times it fails as a whole. */
const mostReverts = 3;

/** The end of a transfer in the ledger, in the list of transactions and in the events: all at once, and once. */
@Injectable()
export class SettleTransfer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly books: TransferBooks,
    private readonly bookAgain: BookAgain,
    private readonly endForAccount: EndForAccount,
    private readonly jobs: Jobs,
    private readonly log: Log,
  ) {}

  /** It is final: the reserved tokens have left or, if the chain reverted it, are free again. */
  async settle({ organizationId, id }: Transfer, outcome: FinalOutcome): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const transfer = await tx.one(Transfer, { organizationId, id }, { lock: true });
      if (transfer?.status !== 'signed' || !(await isOfItsNonce(tx, transfer, outcome))) return;
      await this.books.moved(tx, transfer);
      const { succeeded, hash: transactionHash } = outcome;
      const hadEnded = transfer.endedAs !== null;
      const gas = BigInt(transfer.gasUnits ?? 0) + (await this.books.gas(tx, transfer, outcome));
      const gasUnits = gas === 0n ? null : String(gas);
      // Also of one that had ended before its block was replaced: the new branch may take a batch before the contract that it calls is there.
      if (isSentAgain(transfer, outcome)) return this.sendAgain(tx, transfer, outcome, gasUnits);
      const failureReason = succeeded ? null : reasonOf(transfer, outcome);
      const status = transferLifecycle.next(transfer.status, triggerOf(outcome), id);
      const blockNumber = String(outcome.blockNumber);
      await tx.update(
        Transfer,
        { organizationId, id },
        { status, failureReason, gasUnits, blockNumber, endedAs: null },
      );
      if (hadEnded) return this.bookAgain.end(tx, transfer, outcome);
      await this.books.gasLeft(tx, transfer, succeeded);
      if (isSweep(transfer)) await this.endSweep(tx, transfer, failureReason);
      if (!isOfAccount(transfer)) return;
      if (failureReason === null) await this.endForAccount.debit(tx, transfer, outcome);
      else await this.endForAccount.release(tx, transfer, { reason: failureReason, transactionHash });
    });
  }

  /**
   * It was never signed and will not be: the reserved tokens are free again. The same holds for one that was signed so often,
   * where the chain takes none of those any more.
   */
  async refuse({ organizationId, id }: Transfer, failureReason: string, gone?: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const transfer = await tx.one(Transfer, { organizationId, id }, { lock: true });
      if (transfer?.status !== (gone === undefined ? 'requested' : 'signed')) return;
      if (gone !== undefined && gone !== (await signedHashes(tx, transfer)).length) return;
      const status = transferLifecycle.next(transfer.status, gone === undefined ? 'refused' : 'expired', id);
      await tx.update(Transfer, { organizationId, id }, { status, failureReason, endedAs: null });
      if (transfer.endedAs !== null) return this.bookAgain.neverTaken(tx, transfer);
      if (isSweep(transfer)) await this.endSweep(tx, transfer, failureReason);
      if (isOfAccount(transfer)) await this.endForAccount.release(tx, transfer, { reason: failureReason });
    });
  }

  /** The chain refuses these payments and would make the others, which go on without them. False if they cannot be told apart. */
  async leaveOut(
    { organizationId, id, payments: seen }: Transfer,
    refusals: readonly PaymentRefused[],
  ): Promise<boolean> {
    const reasons = new Map(refusals.map(({ place, reason }) => [place, reason]));
    return this.unitOfWork.run(async (tx) => {
      const transfer = await tx.one(Transfer, { organizationId, id }, { lock: true });
      if (transfer?.status !== 'requested' || transfer.payments.length !== seen.length) return true;
      // Of one that had ended before its block was replaced, nothing is reserved any more.
      if (transfer.endedAs !== null) return false;
      const leftOut = transfer.payments.filter((_, place) => reasons.has(place));
      if (!isOfAccount(transfer) || leftOut.some(({ subjectIds }) => subjectIds === undefined)) return false;
      const refused = transfer.payments.flatMap(({ subjectIds = [] }, place): RefusedPayment[] => {
        const reason = reasons.get(place);
        return reason === undefined ? [] : [{ subjectIds, reason }];
      });
      await this.books.leaveOut(tx, transfer, totalOf(leftOut));
      const changes = {
        payments: transfer.payments.filter((_, place) => !reasons.has(place)),
        refusedPayments: [...(transfer.refusedPayments ?? []), ...refused],
      };
      await tx.update(Transfer, { organizationId, id }, changes);
      reportLeftOut(this.jobs, tx, transfer, refused);
      return true;
    });
  }

  private async sendAgain(
    tx: Tx,
    transfer: Transfer,
    { minedAt }: FinalOutcome,
    gasUnits: string | null,
  ): Promise<void> {
    const { organizationId, id, reverts } = transfer;
    await tx.query(
      'UPDATE signed_transaction SET over_at = $3 WHERE organization_id = $1 AND transfer_id = $2 AND over_at IS NULL',
      [organizationId, id, minedAt],
    );
    const status = transferLifecycle.next(transfer.status, 'sendAgain', id);
    const counts = { reverts: reverts + 1, refusals: 0, failures: 0 };
    await tx.update(Transfer, { organizationId, id }, { status, nonce: null, gasUnits, ...counts });
    this.log.warn({ transferId: id, reverts: reverts + 1 }, 'the chain reverted a batch, which is sent again');
  }

  /** Of one that failed nothing is booked: the tokens are where they were, until the operator has looked. */
  private async endSweep(tx: Tx, sweep: Sweep, reason: string | null): Promise<void> {
    if (reason === null) return this.books.sweep(tx, sweep);
    const { id: transferId, blockchain, walletAddress: address } = sweep;
    const level = isCanceled(reason) ? 'warn' : 'error';
    this.log[level]({ transferId, blockchain, address, reason }, 'deposited tokens could not be swept from a wallet');
  }
}

function triggerOf({ succeeded, isCancellation }: FinalOutcome): 'confirmed' | 'canceled' | 'reverted' {
  if (succeeded) return 'confirmed';
  return isCancellation === true ? 'canceled' : 'reverted';
}

function reasonOf({ cancelReason }: Transfer, { isCancellation }: FinalOutcome): string {
  return isCancellation === true
    ? canceled(cancelReason ?? '')
    : 'The chain took the transaction and did not do what it says';
}

const canceledBecause = 'Canceled: ';

export function canceled(reason: string): string {
  return `${canceledBecause}${reason}`;
}

/** Somebody wanted it so: it is no fault. */
function isCanceled(reason: string): boolean {
  return reason.startsWith(canceledBecause);
}

function isSentAgain({ token, payments, reverts, cancelReason }: Transfer, outcome: FinalOutcome): boolean {
  const isReverted = !outcome.succeeded && outcome.isCancellation !== true;
  return isReverted && token !== null && payments.length > 1 && cancelReason === null && reverts < mostReverts;
}

/** What was asked about before it was sent again is of an earlier nonce. */
async function isOfItsNonce(tx: Tx, transfer: Transfer, { hash }: FinalOutcome): Promise<boolean> {
  if (transfer.reverts === 0) return true;
  return (await signedHashes(tx, transfer)).includes(hash);
}
