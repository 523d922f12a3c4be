import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type TransferArrival, type TransferEnd, payoutsLeftOut, transferArrived, transferEnded } from '#chains';
import { type Tx, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import type { PayoutRequest } from '../records/payout-request.entity.js';
import { PayoutRequestRows } from '../records/payout-request.rows.js';
import { Payout } from '../records/payout.entity.js';
import { EndPayout } from './end-payout.js';
import { SettlePayoutRequest, chainRefused } from './settle-payout-request.js';

/** What became on the chains of the transfers of a payout request: the request's own, payments of the treasury, returns. */
@Injectable()
export class FollowPayoutTransferJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly requests: PayoutRequestRows,
    private readonly settlePayoutRequest: SettlePayoutRequest,
    private readonly endPayout: EndPayout,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(transferEnded.payoutRequest, (end) => this.unitOfWork.run((tx) => this.ended(tx, end)));
    this.jobs.handle(payoutsLeftOut, ({ organizationId, relatedId, refused }) =>
      this.unitOfWork.run(async (tx) => {
        const request = await this.requests.hold(tx, organizationId, relatedId);
        if (request !== undefined) await this.settlePayoutRequest.leaveOut(tx, request, refused);
      }),
    );
    this.jobs.handle(transferArrived.payoutRequest, (arrival) =>
      this.unitOfWork.run((tx) => this.arrived(tx, arrival)),
    );
  }

  private async ended(tx: Tx, end: TransferEnd): Promise<void> {
    const { organizationId, relatedId, transferId } = end;
    const request = await this.requests.hold(tx, organizationId, relatedId);
    if (request === undefined) return;
    if (request.transferId === transferId) return this.settlePayoutRequest.settle(tx, request, end);
    const payout = await payoutBy(tx, request, 'transfer_id', transferId);
    if (payout !== undefined) return this.paid(tx, request, payout, end);
    const returning = await payoutBy(tx, request, 'return_transfer_id', transferId);
    if (returning !== undefined && !end.succeeded)
      await this.endPayout.returnRefused(tx, returning, end.reason ?? chainRefused);
  }

  /** The treasury's payment to a recipient. */
  private async paid(tx: Tx, request: PayoutRequest, payout: Payout, end: TransferEnd): Promise<void> {
    if (payout.status !== 'pending') return;
    const { succeeded, transactionHash, reason = chainRefused } = end;
    if (succeeded) await this.endPayout.paid(tx, request, payout, transactionHash);
    else await this.endPayout.failed(tx, request, payout, { errorCode: 'UNKNOWN', reason });
  }

  private async arrived(
    tx: Tx,
    { organizationId, relatedId, transferId, transactionId }: TransferArrival,
  ): Promise<void> {
    const request = await this.requests.hold(tx, organizationId, relatedId);
    const payout = request && (await payoutBy(tx, request, 'return_transfer_id', transferId));
    if (request === undefined || payout === undefined || payout.returnTransactionId !== null) return;
    await this.endPayout.returned(tx, request, payout, transactionId);
  }
}

async function payoutBy(
  tx: Tx,
  { organizationId, id }: PayoutRequest,
  column: 'transfer_id' | 'return_transfer_id',
  transferId: string,
): Promise<Payout | undefined> {
  const [payout] = await tx.many(
    Payout,
    `SELECT * FROM payout WHERE organization_id = $1 AND payout_request_id = $2 AND ${column} = $3 LIMIT 1`,
    [organizationId, id, transferId],
  );
  return payout;
}
