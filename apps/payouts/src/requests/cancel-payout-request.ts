import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ResourceNotFound } from '#errors';
import { payoutRequestLifecycle } from '../records/payout-request.lifecycle.js';
import { PayoutRequestMoves } from '../records/payout-request.moves.js';
import { PayoutRequestRows } from '../records/payout-request.rows.js';
import { PayoutMoves } from '../records/payout.moves.js';

/** Possible until the request is executed. */
@Injectable()
export class CancelPayoutRequest {
  constructor(
    private readonly rows: PayoutRequestRows,
    private readonly requestMoves: PayoutRequestMoves,
    private readonly payoutMoves: PayoutMoves,
  ) {}

  async cancel(tx: Tx, organizationId: string, id: string): Promise<void> {
    const request = await this.rows.hold(tx, organizationId, id);
    if (request === undefined) throw new ResourceNotFound('payoutRequest', id);
    payoutRequestLifecycle.next(request.status, 'cancel', id);
    const payouts = await this.rows.payoutsOf(tx, request);
    await this.payoutMoves.moveAll(tx, payouts, 'cancel', (now) => ({ endedAt: now }));
    await this.requestMoves.move(tx, request, 'cancel', { openCount: 0 });
  }
}
