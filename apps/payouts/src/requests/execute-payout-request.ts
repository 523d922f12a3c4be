import { Injectable } from '@nestjs/common';
import type { ExchangeRateToleranceMode } from '#contracts';
import type { Tx } from '#database';
import { ResourceNotFound } from '#errors';
import { PayoutMoves } from '../records/payout.moves.js';
import type { Payout } from '../records/payout.entity.js';
import { PayoutRequestFunding } from './fund-payout-request.js';
import { PayoutGates } from './payout-gates.js';
import type { PayoutRequest } from '../records/payout-request.entity.js';
import { payoutRequestLifecycle } from '../records/payout-request.lifecycle.js';
import { PayoutRequestRows } from '../records/payout-request.rows.js';
import { PayoutRequestMoves } from '../records/payout-request.moves.js';
import { PayoutRequoting, type RequotingTerms } from './requote-payouts.js';

/** The moment in which a request becomes money on its way: in one transaction everything is decided, and nothing yet sent. */
@Injectable()
export class PayoutRequestExecution {
  constructor(
    private readonly requests: PayoutRequestRows,
    private readonly gates: PayoutGates,
    private readonly requoting: PayoutRequoting,
    private readonly funding: PayoutRequestFunding,
    private readonly requestMoves: PayoutRequestMoves,
    private readonly payoutMoves: PayoutMoves,
  ) {}

  /** What the rails ask now. They may be slow: they are not asked for what is refused anyway, nor while anything is held. */
  async termsFor(organizationId: string, id: string): Promise<RequotingTerms> {
    const request = await this.requests.find(organizationId, id);
    payoutRequestLifecycle.next(request.status, 'transactionSubmitted', id);
    await this.gates.forExecution(organizationId, request.accountId);
    return this.requoting.termsFor(request);
  }

  async execute(
    tx: Tx,
    { organizationId, id }: Pick<PayoutRequest, 'organizationId' | 'id'>,
    mode: ExchangeRateToleranceMode,
    terms: RequotingTerms,
  ): Promise<void> {
    const request = await this.requests.hold(tx, organizationId, id);
    if (request === undefined) throw new ResourceNotFound('payoutRequest', id);
    payoutRequestLifecycle.next(request.status, 'transactionSubmitted', id);
    await this.gates.forExecution(organizationId, request.accountId, tx);
    const payouts = await this.requoting.renewed(tx, await this.requests.payoutsOf(tx, request), terms, mode);
    const transferId = await this.funding.take(tx, request, payouts);
    await this.requestMoves.begin(tx, request, transferId);
    await this.payoutMoves.moveAll(tx, payouts.filter(isOnChain), 'transactionSubmitted');
  }

  /** As long as nothing was decided about its money. */
  async cancel(tx: Tx, organizationId: string, id: string): Promise<void> {
    const request = await this.requests.hold(tx, organizationId, id);
    if (request === undefined) throw new ResourceNotFound('payoutRequest', id);
    payoutRequestLifecycle.next(request.status, 'cancel', id);
    const payouts = await this.requests.payoutsOf(tx, request);
    for (const isOnIt of [true, false]) {
      const alike = payouts.filter((payout) => isOnChain(payout) === isOnIt);
      await this.payoutMoves.moveAll(tx, alike, 'cancel', (now) => ({ endedAt: now }));
    }
    await this.requestMoves.move(tx, request, 'cancel', { openCount: 0 });
  }
}

/** A payout in fiat is pending when its rail has taken it. */
function isOnChain({ way }: Payout): boolean {
  return way !== 'fiat';
}
