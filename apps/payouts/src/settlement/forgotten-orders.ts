import { Injectable } from '@nestjs/common';
import {
  type OrderWindow,
  type PayoutOrder,
  type PayoutRail,
  PayoutRails,
  type RailOrder,
  compareOrders,
} from '#rails';
import type { PayoutRequest } from '../records/payout-request.entity.js';
import { PayoutReconciliation } from './payout-reconciliation.js';

/** By the rail, these have not paid anybody and will not. */
const endedWithout: ReadonlySet<string | undefined> = new Set(['failed', 'refunded']);

/**
 * A request that is younger than what pays for it is made once more: a restored database had lost it. Its payouts have other ids
 * than those that the rail may have been asked for, so a rail could not tell that they are the same.
 */
@Injectable()
export class ForgottenOrders {
  constructor(
    private readonly rails: PayoutRails,
    private readonly reconciliation: PayoutReconciliation,
  ) {}

  /** Throws while any rail lists an order for the same money that is known to nobody here: what is lost may have been for another one. */
  async refuse({ minedAt, createdAt }: PayoutRequest, order: PayoutOrder): Promise<void> {
    if (minedAt === null || minedAt >= createdAt) return;
    for (const { rail } of this.rails.listed) await this.refuseAt(rail, { from: minedAt, to: createdAt }, order);
  }

  private async refuseAt(rail: PayoutRail, window: OrderWindow, order: PayoutOrder): Promise<void> {
    const listed = (await rail.orders(window)) ?? [];
    const differences = compareOrders(listed, await this.reconciliation.known(rail.name, window));
    const unknown = differences.flatMap((each) => (each.kind === 'unknownToUs' ? [each.theirs] : []));
    for (const theirs of unknown)
      if (await this.isForTheSame(theirs, order, rail))
        throw new Error(
          `The payout ${order.id} is for a request that was made once more, and the rail has ${theirs.id} for the same money (${rail.name}), which is not known here: it may be the same payout`,
        );
  }

  private async isForTheSame(
    theirs: RailOrder,
    { organizationId, currency, fiatUnits }: PayoutOrder,
    rail: PayoutRail,
  ): Promise<boolean> {
    if (theirs.currency !== currency) return false;
    if (theirs.movedUnits !== 0n) return isAbout(theirs.movedUnits, fiatUnits);
    const report = await rail.lookUp({ organizationId, id: theirs.id });
    return !endedWithout.has(report?.status);
  }
}

/** Within a tenth: it is quoted anew, and the rate may have moved. */
function isAbout(moved: bigint, ordered: bigint): boolean {
  const apart = moved > ordered ? moved - ordered : ordered - moved;
  return apart * 10n <= ordered;
}
