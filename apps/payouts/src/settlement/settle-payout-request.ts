import { Injectable } from '@nestjs/common';
import type { TransferEnd, TransferLeftOut } from '#chains';
import type { Tx } from '#database';
import { Exceptions } from '#exceptions';
import { Jobs } from '#jobs';
import type { PayoutRequest } from '../records/payout-request.entity.js';
import { PayoutRequestRows } from '../records/payout-request.rows.js';
import { PayoutRequestMoves } from '../records/payout-request.moves.js';
import { PayoutMoves } from '../records/payout.moves.js';
import { Payout } from '../records/payout.entity.js';
import { heldFees } from '../records/payout-units.js';
import { PayoutBooks } from '../records/payout.books.js';
import { payFromTreasury } from './payout-treasury-orders.js';
import { submitPayout } from './submit-payout.job.js';

export const chainRefused = 'The chain refused the transaction';

/** What follows when the transaction of a request is final or has failed. */
@Injectable()
export class SettlePayoutRequest {
  constructor(
    private readonly requests: PayoutRequestRows,
    private readonly requestMoves: PayoutRequestMoves,
    private readonly payoutMoves: PayoutMoves,
    private readonly books: PayoutBooks,
    private readonly exceptions: Exceptions,
    private readonly jobs: Jobs,
  ) {}

  /** The caller holds the request. */
  async settle(tx: Tx, request: PayoutRequest, end: TransferEnd): Promise<void> {
    // Jobs run at least once, so this may have happened already.
    if (request.status !== 'pending' || request.fundedAt !== null) return;
    const known = await this.leaveOut(tx, request, end.refused ?? []);
    const payouts = (await this.requests.payoutsOf(tx, request)).filter(({ endedAt }) => endedAt === null);
    if (end.succeeded) await this.confirmed(tx, known, payouts, end);
    else await this.failed(tx, known, payouts, end);
  }

  /** Payouts that the chain refuses alone fail, and the others go on: their tokens are available again already. */
  async leaveOut(tx: Tx, request: PayoutRequest, refused: TransferLeftOut['refused']): Promise<PayoutRequest> {
    if (refused.length === 0) return request;
    const payouts = await this.requests.payoutsOf(tx, request);
    let known = request;
    for (const { subjectIds, reason: failureReason } of refused) {
      const failed = payouts.filter(({ id, endedAt }) => endedAt === null && subjectIds.includes(id));
      // Jobs run at least once, and the end of the transfer tells of them as well.
      if (failed.length === 0) continue;
      await this.payoutMoves.moveAll(tx, failed, 'transactionFailed', (now) => ({
        errorCode: 'UNKNOWN',
        failureReason,
        endedAt: now,
      }));
      this.books.uncount(tx, request, failed);
      for (const payout of failed) {
        await this.books.releaseFees(tx, request, payout.id, heldFees(payout));
        await this.tell(tx, request, payout, failureReason);
      }
      known = await this.requestMoves.ended(tx, known, { ended: failed.length, failed: failed.length });
    }
    return known;
  }

  /** Nobody here can do more about it, but whom a chain refuses to pay is worth a look. */
  private tell(tx: Tx, request: PayoutRequest, payout: Payout, reason: string): Promise<void> {
    const { token: tokenSymbol, blockchain } = request;
    return this.exceptions.open(tx, {
      organizationId: payout.organizationId,
      kind: 'poisonedRecipient',
      subject: { type: 'payout', id: payout.id },
      amount: { tokenSymbol, blockchain, units: payout.tokenUnits },
      because:
        `Its chain refuses to pay the recipient, so that it failed, and the others went on without it: ${reason}`.slice(
          0,
          1_000,
        ),
      options: ['close'],
    });
  }

  /** Wallets are paid with it; banks and the treasury are asked to pay from here on. */
  private async confirmed(
    tx: Tx,
    request: PayoutRequest,
    payouts: readonly Payout[],
    { transactionHash, minedAt }: TransferEnd,
  ): Promise<void> {
    const { organizationId, id } = request;
    const toWallets = payouts.filter(({ channel }) => channel === 'wallet');
    await this.payoutMoves.moveAll(tx, toWallets, 'confirmed', (now) => ({ completedAt: now, endedAt: now }));
    for (const { channel, id: payoutId } of payouts) {
      if (channel === 'fiat') this.jobs.add(tx, submitPayout, { organizationId, payoutId, attempt: 1 });
      if (channel === 'treasury') this.jobs.add(tx, payFromTreasury, { organizationId, payoutId, attempt: 1 });
    }
    const known = await this.requestMoves.funded(tx, request, {
      transactionHash: transactionHash ?? null,
      minedAt: minedAt === undefined ? null : new Date(minedAt),
    });
    await this.books.earnFees(tx, known, id, heldFees(...toWallets));
    if (toWallets.length > 0) await this.requestMoves.ended(tx, known, { ended: toWallets.length, failed: 0 });
  }

  /** Nobody is paid, and the tokens are available again already. */
  private async failed(
    tx: Tx,
    request: PayoutRequest,
    payouts: readonly Payout[],
    { reason = chainRefused, transactionHash }: TransferEnd,
  ): Promise<void> {
    await this.payoutMoves.moveAll(tx, payouts, 'transactionFailed', (now) => ({
      errorCode: 'UNKNOWN',
      failureReason: reason,
      endedAt: now,
    }));
    this.books.uncount(tx, request, payouts);
    await this.books.releaseFees(tx, request, request.id, heldFees(...payouts));
    const known = await this.requestMoves.notFunded(tx, request, transactionHash ?? null);
    await this.requestMoves.ended(tx, known, { ended: payouts.length, failed: payouts.length });
  }
}
