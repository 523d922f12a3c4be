import type { FiatCurrencyCode } from '#contracts';
import { type FiatLine, type FiatPlace, atRail, exchangedLines, movedLines } from '#ledger';
import type { PayoutReport } from '#rails';
import type { FiatPayoutStatusName } from './fiat-payout.lifecycle.js';

/** What has to be known of a payout to book what its rail reports, in the smallest unit of its currency. */
export interface RailAccount {
  readonly rail: string;
  readonly currency: FiatCurrencyCode;
  readonly status: FiatPayoutStatusName;
  /** What the recipient is to receive. */
  readonly orderedUnits: bigint;
  /** By the reports of the rail so far: what left it for this payout and has not come back. */
  readonly paidUnits: bigint;
  /** All that the rail has charged for it so far. */
  readonly feeUnits: bigint;
  /** What came back, once the rail has said so. */
  readonly returnedUnits: bigint | undefined;
  readonly wasCompleted: boolean;
  /** The account has its tokens back, or gets them: nobody is owed money any more. */
  readonly isGivenBack: boolean;
}

export type ReportedMoney = Pick<PayoutReport, 'status' | 'fiatUnits' | 'feeUnits'>;

/** What a report posts, and what is known of the rail's money after it. */
export interface BookedReport extends Pick<RailAccount, 'paidUnits' | 'returnedUnits' | 'feeUnits'> {
  readonly lines: FiatLine[];
}

const payable: FiatPlace = { book: 'payable' };
const receivable: FiatPlace = { book: 'receivable' };
const exchange: FiatPlace = { book: 'exchange' };
const gains: FiatPlace = { book: 'exchangeGains' };
const charged: FiatPlace = { book: 'railFees' };

/** The rail has accepted the order: from now on the recipient is owed money, and no longer the account its tokens. */
export function acceptedLines({ orderedUnits }: Pick<RailAccount, 'orderedUnits'>): FiatLine[] {
  return movedLines({ from: exchange, to: payable, units: orderedUnits });
}

/**
 * The rail's book follows what the rail says. What stands against it depends on what is known of the payout: while a payout is
 * under way its recipient is owed money (`payable`); what the rail paid although its tokens went back, and what a bank sends
 * back, is owed to us (`receivable`).
 */
export function bookReport(account: RailAccount, report: ReportedMoney, isFollowed: boolean): BookedReport {
  const { returnedUnits } = account;
  const moved = { returnedUnits, ...(isFollowed ? followed(account, report) : contradicted(account, report)) };
  const reportedFees = BigInt(report.feeUnits ?? 0);
  const feeUnits = reportedFees > account.feeUnits ? reportedFees : account.feeUnits;
  const fee = movedLines({ from: charged, to: railOf(account), units: feeUnits - account.feeUnits });
  return { ...moved, lines: [...moved.lines, ...fee], feeUnits };
}

type Moved = Pick<BookedReport, 'lines' | 'paidUnits'> & Partial<Pick<BookedReport, 'returnedUnits'>>;

function followed(account: RailAccount, report: ReportedMoney): Moved {
  const { orderedUnits, paidUnits, status, isGivenBack } = account;
  const rail = railOf(account);
  const accepted = status === 'created' ? acceptedLines(account) : [];
  switch (report.status) {
    case 'pending':
    case 'onHold':
      return { lines: accepted, paidUnits };
    case 'completed': {
      const units = unitsOf(report) ?? orderedUnits;
      const lines = exchangedLines({ place: payable, units: orderedUnits }, { place: rail, units });
      return { lines: [...accepted, ...lines], paidUnits: units };
    }
    case 'failed':
      return { lines: [...accepted, ...movedLines({ from: payable, to: exchange, units: orderedUnits })], paidUnits };
    case 'refundInProgress':
      return { lines: announced(account), paidUnits };
    case 'refunded': {
      const back = cameBack(account, report);
      const released = isGivenBack ? [] : movedLines({ from: payable, to: exchange, units: orderedUnits });
      return { ...back, lines: [...announced(account), ...back.lines, ...released] };
    }
  }
}

/** A bank sends back what was paid: it is owed to us, and by us to the account. */
function announced({ status, paidUnits, orderedUnits }: RailAccount): FiatLine[] {
  if (status !== 'completed' || paidUnits === 0n) return [];
  return exchangedLines({ place: receivable, units: paidUnits }, { place: payable, units: orderedUnits });
}

function cameBack(account: RailAccount, report: ReportedMoney): Moved {
  const { paidUnits, orderedUnits, returnedUnits: before, wasCompleted } = account;
  const rail = railOf(account);
  const returnedUnits = unitsOf(report) ?? before ?? (paidUnits > 0n ? paidUnits : orderedUnits);
  // It says so once more: only what differs is new.
  if (before !== undefined) {
    const more = returnedUnits - before;
    return { lines: movedLines({ from: rail, to: gains, units: more }), paidUnits: paidUnits - more, returnedUnits };
  }
  if (paidUnits > 0n) {
    const lines = exchangedLines({ place: rail, units: returnedUnits }, { place: receivable, units: paidUnits });
    return { lines, paidUnits: paidUnits - returnedUnits, returnedUnits };
  }
  // It said before that the money had never left.
  if (wasCompleted) return { lines: [], paidUnits, returnedUnits };
  // It never said that the money had left: what did not come back is lost.
  const lost = orderedUnits - returnedUnits;
  return { lines: movedLines({ from: gains, to: rail, units: lost }), paidUnits: lost, returnedUnits };
}

/** A report that changes nothing about the payout: only between completed and failed does it say where the money is. */
function contradicted(account: RailAccount, report: ReportedMoney): Moved {
  const { status, paidUnits, orderedUnits } = account;
  const rail = railOf(account);
  const saysPaid = report.status === 'completed';
  if ((status !== 'completed' && status !== 'failed') || !(saysPaid || report.status === 'failed'))
    return { lines: [], paidUnits };
  const reported = unitsOf(report) ?? (paidUnits > 0n ? paidUnits : orderedUnits);
  const units = saysPaid ? reported : 0n;
  if (status === 'failed')
    return { lines: movedLines({ from: receivable, to: rail, units: units - paidUnits }), paidUnits: units };
  const owed = (paid: bigint): bigint => (paid > 0n ? 0n : orderedUnits);
  const lines = [
    ...exchangedLines({ place: payable, units: owed(paidUnits) }, { place: rail, units }),
    ...exchangedLines({ place: rail, units: paidUnits }, { place: payable, units: owed(units) }),
  ];
  return { lines: units === paidUnits ? [] : lines, paidUnits: units };
}

function railOf({ rail, currency }: RailAccount): FiatPlace {
  return atRail(rail, currency);
}

function unitsOf({ fiatUnits }: ReportedMoney): bigint | undefined {
  return fiatUnits === undefined ? undefined : BigInt(fiatUnits);
}
