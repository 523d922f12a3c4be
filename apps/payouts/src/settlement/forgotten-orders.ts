import { Injectable } from '@nestjs/common';
import {
  type OrderWindow,
  type PayoutOrder,
  type PayoutRail,
  PayoutRails,
  type RailOrder,
  compareOrders,
} from '#rails';
import { momentOf } from '#runtime';
import type { PayoutRequest } from '../records/payout-request.entity.js';
import { PayoutReconciliation } from './payout-reconciliation.js';

/** An order, and the one rail that may be asked to pay it. */
export interface OrderAtRail {
  readonly rail: PayoutRail;
  readonly order: PayoutOrder;
}

const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** By the rail, these have not paid anybody and will not. */
const endedWithout: ReadonlySet<string | undefined> = new Set(['failed', 'refunded']);

/** It is quoted anew, and the rate may have moved. */
const aTenth = 10n;
/** Another rail has other rates, and fees that weigh on small payouts. */
const aHalf = 2n;

/** By how much the clock of a chain may be behind ours. */
const clocksApartMilliseconds = 15_000;

/**
 * A request that is made or executed after what pays for it was mined is so once more: a restored database had lost that. Its
 * payouts may have other ids than those that a rail was asked for, or another rail, so no rail could tell that they are the same.
 */
@Injectable()
export class ForgottenOrders {
  constructor(
    private readonly rails: PayoutRails,
    private readonly reconciliation: PayoutReconciliation,
  ) {}

  /** Throws while any rail lists an order for the same money that is known to nobody here: what is lost may have been for another one. */
  async refuse({ minedAt, createdAt, transferId }: PayoutRequest, { rail: own, order }: OrderAtRail): Promise<void> {
    if (minedAt === null || transferId === null) return;
    const executedAt = momentOf(transferId);
    const isExecutedOnceMore = minedAt.getTime() < executedAt.getTime() - clocksApartMilliseconds;
    if (!isExecutedOnceMore && minedAt >= createdAt) return;
    await this.refuseUnlessAllCanBeAsked(order, minedAt);
    const window = { from: minedAt, to: executedAt };
    for (const { rail } of this.rails.listed) await this.refuseAt(rail, window, { rail: own, order });
  }

  private async refuseUnlessAllCanBeAsked({ id }: PayoutOrder, minedAt: Date): Promise<void> {
    const compared = await this.reconciliation.railsSince(new Date(minedAt.getTime() - dayMilliseconds));
    const gone = compared.filter((name) => this.rails.named(name) === undefined);
    if (gone.length > 0)
      throw new Error(
        `The payout ${id} is for a request that was executed once more, and ${gone.join(', ')}, which may have paid it, is not configured any more`,
      );
  }

  private async refuseAt(rail: PayoutRail, window: OrderWindow, { rail: own, order }: OrderAtRail): Promise<void> {
    const listed = (await rail.orders(window)) ?? [];
    const differences = compareOrders(listed, await this.reconciliation.known(rail.name, window));
    const unknown = differences.flatMap((each) => (each.kind === 'unknownToUs' ? [each.theirs] : []));
    const isOwn = rail.name === own.name;
    // By its id its own rail knows it, and pays it once.
    for (const theirs of unknown.filter(({ id }) => !(isOwn && id === order.id)))
      if (await this.isForTheSame(theirs, order, { rail, isOwn }))
        throw new Error(
          `The payout ${order.id} is for a request that was executed once more, and the rail has ${theirs.id} for the same money (${rail.name}), which is not known here: it may be the same payout`,
        );
  }

  private async isForTheSame(
    theirs: RailOrder,
    { id, organizationId, currency, fiatUnits }: PayoutOrder,
    { rail, isOwn }: { readonly rail: PayoutRail; readonly isOwn: boolean },
  ): Promise<boolean> {
    if (theirs.currency !== currency) return false;
    if (theirs.movedUnits !== 0n)
      return theirs.id === id || isAbout(theirs.movedUnits, fiatUnits, isOwn ? aTenth : aHalf);
    const report = await rail.lookUp({ organizationId, id: theirs.id });
    return !endedWithout.has(report?.status);
  }
}

function isAbout(moved: bigint, ordered: bigint, part: bigint): boolean {
  const apart = moved > ordered ? moved - ordered : ordered - moved;
  return apart * part <= ordered;
}
