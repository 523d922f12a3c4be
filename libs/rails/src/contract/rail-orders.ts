import type { FiatCurrencyCode } from '#contracts';

export const orderDirections = ['payouts', 'payins'] as const;
export type OrderDirection = (typeof orderDirections)[number];

/** From `from` on, and before `to`: of when a payout was accepted, or money came. */
export interface OrderWindow {
  readonly from: Date;
  readonly to: Date;
}

/** One order in a rail's own list, or what we know of it, in the smallest unit of its currency. */
export interface RailOrder {
  /** Of the payout, or of the movement by which money came. */
  readonly id: string;
  readonly currency: FiatCurrencyCode;
  /** What left the rail for a payout and has not come back, or what it holds of money that came. */
  readonly movedUnits: bigint;
  /** All that the rail has charged for it. */
  readonly feeUnits: bigint;
  /** The rail's own id. */
  readonly reference?: string;
}

export interface KnownOrder extends RailOrder {
  readonly organizationId: string;
  /** Whether the rail has to know it: not what it refused, or what was over before it moved. */
  readonly isExpected: boolean;
}

export const railDifferenceKinds = ['unknownToUs', 'unknownToRail', 'differs'] as const;

export type RailDifference =
  | { readonly kind: 'unknownToUs'; readonly theirs: RailOrder }
  | { readonly kind: 'unknownToRail'; readonly ours: KnownOrder }
  | { readonly kind: 'differs'; readonly ours: KnownOrder; readonly theirs: RailOrder };

/** By how much later or earlier a rail may have written down what we know. */
const marginMilliseconds = 60 * 60 * 1_000;

/** Both lists are looked at with a margin, ours with two, so that what is in the window of one is in what is seen of the other. */
export function withMargin({ from, to }: OrderWindow): OrderWindow {
  return {
    from: new Date(from.getTime() - marginMilliseconds),
    to: new Date(to.getTime() + marginMilliseconds),
  };
}

export function isWithin({ from, to }: OrderWindow, at: Date): boolean {
  return at >= from && at < to;
}

export function compareOrders(listed: readonly RailOrder[], ours: readonly KnownOrder[]): RailDifference[] {
  const theirs = eachOnce(listed);
  const known = new Map(ours.map((order) => [order.id, order]));
  const there = [...theirs.values()].flatMap((order): RailDifference[] => {
    const own = known.get(order.id);
    if (own === undefined) return [{ kind: 'unknownToUs', theirs: order }];
    return isSame(own, order) ? [] : [{ kind: 'differs', ours: own, theirs: order }];
  });
  const missing = ours.filter(({ id, isExpected }) => isExpected && !theirs.has(id));
  return [...there, ...missing.map((order) => ({ kind: 'unknownToRail' as const, ours: order }))];
}

/** A list that grows while it is read has an order twice; under another reference, the rail did it twice. */
function eachOnce(listed: readonly RailOrder[]): Map<string, RailOrder> {
  const done = new Map(listed.map((order) => [`${order.id} ${order.reference ?? ''}`, order]));
  const orders = new Map<string, RailOrder>();
  for (const order of done.values()) {
    const other = orders.get(order.id);
    orders.set(order.id, other === undefined ? order : added(other, order));
  }
  return orders;
}

function added(one: RailOrder, other: RailOrder): RailOrder {
  return { ...one, movedUnits: one.movedUnits + other.movedUnits, feeUnits: one.feeUnits + other.feeUnits };
}

function isSame(one: RailOrder, other: RailOrder): boolean {
  return one.currency === other.currency && one.movedUnits === other.movedUnits && one.feeUnits === other.feeUnits;
}
