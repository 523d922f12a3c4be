import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Events } from '#events';
import { Clock } from '#runtime';
import { Commitments, dayOf } from '#standing';
import { PayoutRequest } from './payout-request.entity.js';
import { payoutRequestLifecycle } from './payout-request.lifecycle.js';

type PayoutRequestTrigger = (typeof payoutRequestLifecycle.triggers)[number];
export type PayoutRequestChanges = Partial<Omit<PayoutRequest, 'organizationId' | 'id' | 'status' | 'updatedAt'>>;
const commitment = 'payout request';

/** The only writer of a payout request. The caller holds the row. */
@Injectable()
export class PayoutRequestMoves {
  constructor(
    private readonly events: Events,
    private readonly commitments: Commitments,
    private readonly clock: Clock,
  ) {}

  async move(
    tx: Tx,
    request: PayoutRequest,
    trigger: PayoutRequestTrigger,
    changes: PayoutRequestChanges = {},
  ): Promise<PayoutRequest> {
    const now = this.clock.now();
    const status = payoutRequestLifecycle.next(request.status, trigger, request.id);
    const { organizationId, id } = request;
    const written = { ...changes, status, updatedAt: now };
    await tx.update(PayoutRequest, { organizationId, id }, written);
    this.events.record(tx, {
      resourceId: id,
      occurredAt: now,
      payload: {
        type: 'payout_request_status_changed',
        organizationId,
        payoutRequestId: id,
        statusChangeDetails: { previousStatus: { type: request.status }, currentStatus: { type: status } },
      },
    });
    return Object.assign(new PayoutRequest(), request, written);
  }

  /** The organization cannot be erased until the request has ended. */
  async begin(tx: Tx, request: PayoutRequest, transferId: string): Promise<PayoutRequest> {
    const { organizationId, id } = request;
    this.commitments.make(tx, organizationId, commitment, id);
    const executedOn = dayOf(this.clock.now());
    return this.move(tx, request, 'transactionSubmitted', { transferId, executedOn });
  }

  /** The transaction is final, and the payouts that waited for it go on. */
  funded(
    tx: Tx,
    request: PayoutRequest,
    { transactionHash, minedAt }: Pick<PayoutRequest, 'transactionHash' | 'minedAt'>,
  ): Promise<PayoutRequest> {
    return this.write(tx, request, { transactionHash, minedAt, fundedAt: this.clock.now() });
  }

  /** The transaction failed. */
  notFunded(tx: Tx, request: PayoutRequest, transactionHash: string | null): Promise<PayoutRequest> {
    return this.write(tx, request, { transactionHash });
  }

  /** Counts payouts that have ended, and how many of these did not reach their recipient. */
  async ended(
    tx: Tx,
    request: PayoutRequest,
    { ended, failed }: { ended: number; failed: number },
  ): Promise<PayoutRequest> {
    const counts = {
      openCount: request.openCount - ended,
      failedCount: request.failedCount + failed,
    };
    if (counts.openCount > 0 || request.openCount === 0) return this.write(tx, request, counts);
    const trigger = counts.failedCount === 0 ? 'everyPayoutCompleted' : 'anyPayoutFailed';
    const moved = await this.move(tx, request, trigger, counts);
    this.endCommitment(tx, moved);
    return moved;
  }

  /** Tokens of a payout are on their way back, perhaps long after the request ended. */
  async returning(tx: Tx, request: PayoutRequest): Promise<PayoutRequest> {
    await this.commitments.renew(tx, request.organizationId, commitment, request.id);
    return this.write(tx, request, { returningCount: request.returningCount + 1 });
  }

  async returned(tx: Tx, request: PayoutRequest): Promise<PayoutRequest> {
    const counted = await this.write(tx, request, { returningCount: request.returningCount - 1 });
    this.endCommitment(tx, counted);
    return counted;
  }

  private endCommitment(tx: Tx, { organizationId, id, status, returningCount }: PayoutRequest): void {
    if (payoutRequestLifecycle.isTerminal(status) && returningCount === 0) this.commitments.end(tx, organizationId, id);
  }

  private async write(tx: Tx, request: PayoutRequest, changes: PayoutRequestChanges): Promise<PayoutRequest> {
    const { organizationId, id } = request;
    const written = { ...changes, updatedAt: this.clock.now() };
    await tx.update(PayoutRequest, { organizationId, id }, written);
    return Object.assign(new PayoutRequest(), request, written);
  }
}
