import { Injectable } from '@nestjs/common';
import type { PayoutErrorCode } from '#contracts';
import type { Tx } from '#database';
import { payoutFailureReasons } from '#rails';
import { Log } from '#runtime';
import type { PayoutRequest } from '../records/payout-request.entity.js';
import { PayoutRequestMoves } from '../records/payout-request.moves.js';
import { PayoutMoves } from '../records/payout.moves.js';
import { type Payout, isFiat } from '../records/payout.entity.js';
import { GiveBack } from './give-back.js';
import { PayoutAttempts } from './payout-attempts.js';
import { heldFees } from '../records/payout-units.js';
import { PayoutBooks } from '../records/payout.books.js';
import { returnTokens } from './payout-treasury-orders.js';

export interface PayoutFailure {
  readonly errorCode: PayoutErrorCode;
  readonly reason: string;
}

export function payoutFailureBy(errorCode: PayoutErrorCode): PayoutFailure {
  return { errorCode, reason: payoutFailureReasons[errorCode] };
}

/** The ways in which one payout ends, with everything that follows. The caller holds the request. */
@Injectable()
export class EndPayout {
  constructor(
    private readonly requestMoves: PayoutRequestMoves,
    private readonly payoutMoves: PayoutMoves,
    private readonly books: PayoutBooks,
    private readonly attempts: PayoutAttempts,
    private readonly giveBack: GiveBack,
    private readonly log: Log,
  ) {}

  /** The recipient has the money. */
  async paid(tx: Tx, request: PayoutRequest, payout: Payout, transactionHash?: string): Promise<Payout> {
    const trigger = isFiat(payout) ? 'completed' : 'confirmed';
    const moved = await this.payoutMoves.move(tx, payout, trigger, (now) => ({
      completedAt: now,
      endedAt: now,
      ...(transactionHash === undefined ? {} : { transactionHash }),
    }));
    if (isFiat(payout)) await this.books.railPaid(tx, request, payout);
    await this.books.earnFees(tx, request, payout.id, heldFees(payout));
    await this.requestMoves.ended(tx, request, { ended: 1, failed: 0 });
    return moved;
  }

  /** The recipient is not paid: the tokens go back to the account. */
  async failed(tx: Tx, request: PayoutRequest, payout: Payout, { errorCode, reason }: PayoutFailure): Promise<Payout> {
    const trigger = isFiat(payout) ? 'failed' : 'transactionFailed';
    const moved = await this.payoutMoves.move(tx, payout, trigger, (now) => ({
      errorCode,
      failureReason: reason,
      endedAt: now,
    }));
    await this.giveBack.give(tx, request, payout);
    const returning = await this.requestMoves.returning(tx, request);
    await this.requestMoves.ended(tx, returning, { ended: 1, failed: 1 });
    return moved;
  }

  /** The bank sends the money back, but the rail does not have it yet. */
  async refundBegins(tx: Tx, request: PayoutRequest, payout: Payout, failure: PayoutFailure): Promise<Payout> {
    const { errorCode, reason } = failure;
    if (payout.returnRequestedAt === null) await this.requestMoves.returning(tx, request);
    return this.payoutMoves.move(tx, payout, 'refundInitiated', (now) => ({
      refundInitiatedAt: now,
      errorCode: payout.errorCode ?? errorCode,
      failureReason: payout.failureReason ?? reason,
    }));
  }

  /** The rail has the money back: the tokens go back too, unless they already did. */
  async refundArrived(tx: Tx, request: PayoutRequest, payout: Payout): Promise<void> {
    if (payout.returnTransactionId !== null) await this.refunded(tx, request, payout, payout.returnTransactionId);
    else if (payout.returnRequestedAt === null) await this.giveBack.give(tx, request, payout);
  }

  /** The account has the tokens back. */
  async returned(tx: Tx, request: PayoutRequest, payout: Payout, transactionId: string): Promise<void> {
    const known = await this.requestMoves.returned(tx, request);
    if (payout.status === 'refundInProgress') await this.refunded(tx, known, payout, transactionId);
    else await this.payoutMoves.note(tx, payout, () => ({ returnTransactionId: transactionId }));
  }

  /** The chain refused to return the tokens, which the account is still owed: each retry waits longer. */
  async returnRefused(tx: Tx, payout: Payout, reason: string): Promise<void> {
    const { organizationId, id: payoutId } = payout;
    const returnAttempts = payout.returnAttempts + 1;
    this.log.error({ payoutId, returnAttempts, reason }, 'a chain refused to return the tokens of a payout');
    await this.payoutMoves.note(tx, payout, () => ({ returnTransferId: null, returnAttempts }));
    this.attempts.again(tx, returnTokens, { organizationId, payoutId, attempt: returnAttempts });
  }

  private async refunded(tx: Tx, request: PayoutRequest, payout: Payout, transactionId: string): Promise<void> {
    await this.payoutMoves.move(tx, payout, 'tokensReturned', (now) => ({
      refundCompletedAt: now,
      returnTransactionId: transactionId,
      ...(payout.endedAt === null ? { endedAt: now } : {}),
    }));
    if (payout.endedAt === null) await this.requestMoves.ended(tx, request, { ended: 1, failed: 1 });
  }
}
