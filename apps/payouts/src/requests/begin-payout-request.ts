import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { PayoutRequest } from '../records/payout-request.entity.js';
import { PayoutRequestMoves } from '../records/payout-request.moves.js';
import { type Payout, isFiat } from '../records/payout.entity.js';
import { PayoutMoves } from '../records/payout.moves.js';

/** Moves a request, and those of its payouts that its transfer pays, once that is decided. The caller holds the request. */
@Injectable()
export class BeginPayoutRequest {
  constructor(
    private readonly requestMoves: PayoutRequestMoves,
    private readonly payoutMoves: PayoutMoves,
  ) {}

  async begin(tx: Tx, request: PayoutRequest, payouts: readonly Payout[], transferId: string): Promise<PayoutRequest> {
    const begun = await this.requestMoves.begin(tx, request, transferId);
    // A payout in fiat is pending only once the rail has accepted it.
    const onChain = payouts.filter((payout) => !isFiat(payout));
    await this.payoutMoves.moveAll(tx, onChain, 'transactionSubmitted');
    return begun;
  }
}
