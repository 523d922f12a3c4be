import type { FiatCurrencyCode } from '#contracts';
import { type FiatLine, type FiatPlace, atRail, exchangedLines, movedLines } from '#ledger';
import type { ReturnedMoney } from '#rails';

/** What has to be known of a payin to book what its rail reports, in the smallest unit of its currency. */
export interface HeldMoney {
  readonly rail: string;
  readonly currency: FiatCurrencyCode;
  /** What came. */
  readonly units: bigint;
  /** By the reports of the rail so far: what of it has not gone back. */
  readonly heldUnits: bigint;
  /** All that the rail has charged for it so far. */
  readonly feeUnits: bigint;
  /** Tokens were sent for it, or are on their way. */
  readonly isSettled: boolean;
  /** It went back, and nobody is owed it any more. */
  readonly isReturned: boolean;
}

/** What a report posts, and what the rail holds and has charged after it. */
export interface BookedMoney {
  readonly lines: FiatLine[];
  readonly heldUnits: bigint;
  readonly feeUnits: bigint;
}

const payable: FiatPlace = { book: 'payable' };
const receivable: FiatPlace = { book: 'receivable' };
const exchange: FiatPlace = { book: 'exchange' };
const gains: FiatPlace = { book: 'exchangeGains' };
const charged: FiatPlace = { book: 'railFees' };

/** Money was accepted: the rail holds it, and it is owed until it becomes tokens or goes back. */
export function acceptMoney(money: HeldMoney, feeUnits: string | undefined): BookedMoney {
  const lines = movedLines({ from: railOf(money), to: payable, units: money.units });
  return withFee(money, feeUnits, { lines, heldUnits: money.units });
}

/** The account has its tokens. */
export function settleMoney({ units }: HeldMoney): FiatLine[] {
  return movedLines({ from: payable, to: exchange, units });
}

/** Money went back to its sender. If tokens were sent for it, it is owed to us by the account that has them. */
export function returnMoney(money: HeldMoney, { fiatUnits, feeUnits }: ReturnedMoney): BookedMoney {
  const { units, heldUnits } = money;
  const before = units - heldUnits;
  const all = before > 0n ? before : units;
  const returned = fiatUnits === undefined ? all : BigInt(fiatUnits);
  return withFee(money, feeUnits, { lines: linesOfReturn(money, before, returned), heldUnits: units - returned });
}

function linesOfReturn(money: HeldMoney, before: bigint, returned: bigint): FiatLine[] {
  const { units, isReturned, isSettled } = money;
  const rail = railOf(money);
  const corrected = { to: rail, units: returned - before };
  if (isReturned) return movedLines({ from: gains, ...corrected });
  if (isSettled) return movedLines({ from: receivable, ...corrected });
  const owed = { place: payable, units };
  if (before === 0n) return exchangedLines(owed, { place: rail, units: returned });
  // It went back while tokens were on their way, which then did not arrive.
  return [...exchangedLines(owed, { place: receivable, units: before }), ...movedLines({ from: gains, ...corrected })];
}

function withFee(
  money: HeldMoney,
  reported: string | undefined,
  booked: Pick<BookedMoney, 'lines' | 'heldUnits'>,
): BookedMoney {
  const fees = BigInt(reported ?? 0);
  const feeUnits = fees > money.feeUnits ? fees : money.feeUnits;
  const fee = movedLines({ from: charged, to: railOf(money), units: feeUnits - money.feeUnits });
  return { ...booked, lines: [...booked.lines, ...fee], feeUnits };
}

function railOf({ rail, currency }: HeldMoney): FiatPlace {
  return atRail(rail, currency);
}
