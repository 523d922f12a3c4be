import { Injectable } from '@nestjs/common';
import { currencyOf } from '#contracts';
import { Reads } from '#database';
import { Freezes, stopsDebits } from '#ledger';
import { type PayoutRail, PayoutRails } from '#rails';
import { PayoutRequest } from '../records/payout-request.entity.js';
import { Payout } from '../records/payout.entity.js';
import { SealedPayouts } from '../records/payout.sealed.js';
import { ForgottenOrders, type OrderAtRail } from './forgotten-orders.js';
import type { PayoutAttempt } from './payout-attempts.js';

/** The order with which a rail is asked to pay: the same on every attempt. */
@Injectable()
export class PayoutOrders {
  constructor(
    private readonly reads: Reads,
    private readonly sealed: SealedPayouts,
    private readonly rails: PayoutRails,
    private readonly forgottenOrders: ForgottenOrders,
    private readonly freezes: Freezes,
  ) {}

  /** Undefined if there is nothing to order: the rail has accepted it already, or there is no such payout. */
  async find({ organizationId, payoutId: id }: PayoutAttempt): Promise<OrderAtRail | undefined> {
    const payout = await this.reads.one(Payout, { organizationId, id });
    if (payout?.status !== 'created' || payout.fiatAndRail === null || payout.quote === null) return undefined;
    const rail = this.railOf(payout);
    const { recipient, method, supportingDetails } = await this.sealed.open(payout);
    const request = await this.reads.one(PayoutRequest, { organizationId, id: payout.payoutRequestId });
    if (request !== undefined) await this.refuseFrozen(payout, request);
    const memo = request && (await this.sealed.openMemo(request));
    const order = {
      id,
      organizationId,
      fiatAndRail: payout.fiatAndRail,
      currency: currencyOf(payout.fiatAndRail),
      fiatUnits: BigInt(payout.quote.fiatUnits),
      amount: payout.amount,
      recipient,
      payoutMethod: method,
      ...(memo === undefined ? {} : { memo }),
      ...(supportingDetails === undefined ? {} : { supportingDetails }),
    };
    const atRail = { rail, order };
    if (request !== undefined) await this.forgottenOrders.refuse(request, atRail);
    return atRail;
  }

  /** It waits, as while its rail is down. */
  private async refuseFrozen({ id }: Payout, { organizationId, accountId }: PayoutRequest): Promise<void> {
    const frozen = await this.freezes.ofAccounts([{ organizationId, id: accountId }]);
    if (stopsDebits(frozen.get(accountId)?.direction))
      throw new Error(`The payout ${id} is not submitted while its account ${accountId} is frozen`);
  }

  /** Drained or not, and no other: a second rail might pay it a second time. */
  private railOf({ id, rail }: Payout): PayoutRail {
    const found = this.rails.named(rail);
    if (found === undefined)
      throw new Error(`The payout ${id} is for the rail ${rail ?? 'none'}, and ${this.rails.names} is configured here`);
    return found;
  }
}
