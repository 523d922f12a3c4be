import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { PayoutReportedStatus } from '#rails';
import type { PayoutRequest } from '../records/payout-request.entity.js';
import { PayoutRequestRows } from '../records/payout-request.rows.js';
import { followedFrom } from '../records/fiat-payout.lifecycle.js';
import { PayoutFiatBooks } from '../records/payout-fiat.books.js';
import { PayoutMoves } from '../records/payout.moves.js';
import { type Payout, isWrittenOff } from '../records/payout.entity.js';
import { EndPayout, payoutFailureBy } from './end-payout.js';
import { RecordRailReport } from './record-rail-report.js';
import { SchedulePayoutLookUp } from './schedule-payout-look-up.js';
import type { ReceivedReport } from './received-report.js';

/** Reports after which the rail will send another. */
const announcesMore: readonly PayoutReportedStatus[] = ['pending', 'onHold', 'refundInProgress'];

/** Reports which imply that a payout on hold was released. */
const impliesRelease: readonly PayoutReportedStatus[] = ['pending', 'completed', 'refundInProgress', 'refunded'];

/** Follows each report of a rail once, however often and in whatever order reports arrive. */
@Injectable()
export class ApplyRailReport {
  constructor(
    private readonly requests: PayoutRequestRows,
    private readonly payoutMoves: PayoutMoves,
    private readonly endPayout: EndPayout,
    private readonly schedulePayoutLookUp: SchedulePayoutLookUp,
    private readonly recordRailReport: RecordRailReport,
    private readonly fiatBooks: PayoutFiatBooks,
  ) {}

  async apply(tx: Tx, report: ReceivedReport): Promise<void> {
    const { organizationId, payoutId, status } = report;
    const held = await this.requests.holdPayout(tx, organizationId, payoutId);
    const isOfThisRail = held?.payout.rail === report.rail && held.request.fundedAt !== null;
    if (held === undefined || !isOfThisRail) {
      this.recordRailReport.logUnknownPayout(report);
      return;
    }
    const isFollowed = (followedFrom[status] as readonly string[]).includes(held.payout.status);
    if (!(await this.recordRailReport.record(tx, report, isFollowed))) return;
    await this.book(tx, held.payout, report, isFollowed);
    if (isFollowed) {
      await this.follow(tx, held.request, held.payout, report);
      if (announcesMore.includes(status)) this.schedulePayoutLookUp.begin(tx, held.payout);
    } else await this.recordRailReport.tellIgnored(tx, report, held.payout);
  }

  /** What a rail says of its own money is booked, also where it contradicts what it said before and the payout stays as it is. */
  private async book(tx: Tx, payout: Payout, report: ReceivedReport, isFollowed: boolean): Promise<void> {
    const known = await this.fiatBooks.report(tx, payout, report, isFollowed);
    const isNew = Object.entries(known).some(([name, value]) => value !== payout[name as keyof typeof known]);
    if (isNew) await this.payoutMoves.note(tx, payout, () => known);
  }

  private async follow(tx: Tx, request: PayoutRequest, given: Payout, report: ReceivedReport): Promise<void> {
    if (isWrittenOff(given)) return;
    const failure = payoutFailureBy(report.errorCode ?? 'UNKNOWN');
    const payout = await this.catchUp(tx, given, report.status);
    switch (report.status) {
      case 'pending':
        return;
      case 'onHold':
        await this.payoutMoves.move(tx, payout, 'held');
        return;
      case 'completed':
        await this.endPayout.paid(tx, request, payout);
        return;
      case 'failed':
        await this.endPayout.failed(tx, request, payout, failure);
        return;
      case 'refundInProgress':
        await this.endPayout.refundBegins(tx, request, payout, failure);
        return;
      case 'refunded': {
        const begun =
          payout.status === 'refundInProgress'
            ? payout
            : await this.endPayout.refundBegins(tx, request, payout, failure);
        await this.endPayout.refundArrived(tx, request, begun);
      }
    }
  }

  /** A report implies the steps before it: a completed payout was accepted, and was released if it was on hold. */
  private async catchUp(tx: Tx, payout: Payout, reported: PayoutReportedStatus): Promise<Payout> {
    if (payout.status === 'created')
      return this.payoutMoves.move(tx, payout, 'submittedToProvider', (now) => ({ initiatedAt: now }));
    const isReleased = payout.status === 'onHold' && impliesRelease.includes(reported);
    return isReleased ? this.payoutMoves.move(tx, payout, 'released') : payout;
  }
}
