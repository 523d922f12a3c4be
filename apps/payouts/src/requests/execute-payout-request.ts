import { Injectable } from '@nestjs/common';
import { type Converted, Conversions } from '#chains';
import type { ExchangeRateToleranceMode } from '#contracts';
import type { Tx } from '#database';
import { ResourceNotFound } from '#errors';
import type { PayoutRequest } from '../records/payout-request.entity.js';
import { payoutRequestLifecycle } from '../records/payout-request.lifecycle.js';
import { PayoutRequestRows } from '../records/payout-request.rows.js';
import { conversionsOf } from '../pricing/price-payout.js';
import type { Payout } from '../records/payout.entity.js';
import { BeginPayoutRequest } from './begin-payout-request.js';
import { FundPayoutRequest } from './fund-payout-request.js';
import { PayoutGates } from './payout-gates.js';
import { RequotePayouts, type RequotingTerms } from './requote-payouts.js';

/** Sets the money of a request in motion: one transaction decides everything, and nothing is sent within it. */
@Injectable()
export class ExecutePayoutRequest {
  constructor(
    private readonly rows: PayoutRequestRows,
    private readonly gates: PayoutGates,
    private readonly requotePayouts: RequotePayouts,
    private readonly fundPayoutRequest: FundPayoutRequest,
    private readonly beginPayoutRequest: BeginPayoutRequest,
    private readonly conversions: Conversions,
  ) {}

  /** Rails may be slow: they are asked before anything is locked, and not for what is refused anyway. */
  async termsFor(organizationId: string, id: string): Promise<RequotingTerms> {
    const request = await this.rows.find(organizationId, id);
    payoutRequestLifecycle.next(request.status, 'transactionSubmitted', id);
    await this.gates.forExecution(organizationId, request.accountId);
    return this.requotePayouts.termsFor(request);
  }

  async execute(
    tx: Tx,
    { organizationId, id }: Pick<PayoutRequest, 'organizationId' | 'id'>,
    mode: ExchangeRateToleranceMode,
    terms: RequotingTerms,
  ): Promise<void> {
    const request = await this.rows.hold(tx, organizationId, id);
    if (request === undefined) throw new ResourceNotFound('payoutRequest', id);
    payoutRequestLifecycle.next(request.status, 'transactionSubmitted', id);
    await this.gates.forExecution(organizationId, request.accountId, tx);
    const drafted = await this.rows.payoutsOf(tx, request);
    await this.gates.refuseUnapproved(tx, request, drafted);
    await this.gates.refuseListed(tx, drafted);
    const payouts = await this.requotePayouts.requote(tx, drafted, terms, mode);
    const transferId = await this.fundPayoutRequest.fund(tx, request, payouts);
    const begun = await this.beginPayoutRequest.begin(tx, request, payouts, transferId);
    // Last of all, as others wait for them.
    await this.gates.takeLimits(tx, begun, payouts);
    await this.conversions.take(tx, convertedBy(payouts, request));
  }
}

function convertedBy(payouts: readonly Payout[], { token }: PayoutRequest): Converted[] {
  return payouts.flatMap((payout) =>
    conversionsOf(payout, token).map((conversion) => ({ conversion, units: BigInt(payout.tokenUnits) })),
  );
}
