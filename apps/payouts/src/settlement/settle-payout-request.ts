import { Injectable } from '@nestjs/common';
import type { TransferEnd } from '#chains';
import type { Tx } from '#database';
import { Jobs } from '#jobs';
import type { PayoutRequest } from '../records/payout-request.entity.js';
import { PayoutRequestRows } from '../records/payout-request.rows.js';
import { PayoutRequestMoves } from '../records/payout-request.moves.js';
import { PayoutMoves } from '../records/payout.moves.js';
import { Payout } from '../records/payout.entity.js';
import { PayoutBooks } from '../records/payout.books.js';
import { payFromTreasury } from './payout-treasury-orders.js';
import { submitPayout } from './submit-payout.job.js';

export const chainRefused = 'The chain refused the transaction';

/** What follows when the transaction of a request is final or has failed. */
@Injectable()
export class PayoutRequestSettlement {
  constructor(
    private readonly requests: PayoutRequestRows,
    private readonly requestMoves: PayoutRequestMoves,
    private readonly payoutMoves: PayoutMoves,
    private readonly books: PayoutBooks,
    private readonly jobs: Jobs,
  ) {}

  /** The caller holds the request. */
  async settle(tx: Tx, request: PayoutRequest, end: TransferEnd): Promise<void> {
    // Jobs run at least once, so this may have happened already.
    if (request.status !== 'pending' || request.fundedAt !== null) return;
    const payouts = await this.requests.payoutsOf(tx, request);
    if (end.succeeded) await this.confirmed(tx, request, payouts, end.transactionHash ?? null);
    else await this.failed(tx, request, payouts, end);
  }

  /** Wallets are paid with it; banks and the treasury are asked to pay from here on. */
  private async confirmed(
    tx: Tx,
    request: PayoutRequest,
    payouts: readonly Payout[],
    transactionHash: string | null,
  ): Promise<void> {
    const { organizationId, id } = request;
    const toWallets = payouts.filter(({ way }) => way === 'wallet');
    await this.payoutMoves.moveAll(tx, toWallets, 'confirmed', (now) => ({ completedAt: now, endedAt: now }));
    for (const { way, id: payoutId } of payouts) {
      if (way === 'fiat') this.jobs.add(tx, submitPayout, { organizationId, payoutId, attempt: 1 });
      if (way === 'treasury') this.jobs.add(tx, payFromTreasury, { organizationId, payoutId, attempt: 1 });
    }
    const known = await this.requestMoves.funded(tx, request, transactionHash);
    await this.books.earnFees(tx, known, id, developerFeesOf(toWallets));
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
    await this.books.releaseFees(tx, request, request.id, developerFeesOf(payouts));
    const known = await this.requestMoves.notFunded(tx, request, transactionHash ?? null);
    await this.requestMoves.ended(tx, known, { ended: payouts.length, failed: payouts.length });
  }
}

function developerFeesOf(payouts: readonly Payout[]): bigint {
  return payouts.reduce((sum, { developerFeeUnits }) => sum + BigInt(developerFeeUnits), 0n);
}
