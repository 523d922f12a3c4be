import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { ReportedStatus } from '#rails';
import type { PayoutRequest } from '../records/payout-request.entity.js';
import { PayoutRequestRows } from '../records/payout-request.rows.js';
import type { FiatPayoutStatusName } from '../records/fiat-payout.lifecycle.js';
import { PayoutMoves } from '../records/payout.moves.js';
import type { Payout } from '../records/payout.entity.js';
import { PayoutEndings, payoutFailureBy } from './end-payout.js';
import { RecordedRailReports } from './record-rail-report.js';
import { PayoutLookUps } from './schedule-payout-look-up.js';
import type { ReceivedReport } from './received-report.js';

/** What a report may follow. What comes too late, or contradicts what is known, changes nothing. */
const follows: Readonly<Record<ReportedStatus, readonly FiatPayoutStatusName[]>> = {
  pending: ['created', 'onHold'],
  onHold: ['created', 'pending'],
  completed: ['created', 'pending', 'onHold'],
  failed: ['created', 'pending', 'onHold'],
  refundInProgress: ['pending', 'onHold', 'completed', 'failed'],
  refunded: ['pending', 'onHold', 'completed', 'failed', 'refundInProgress'],
};

/** After which a rail has more to tell. */
const announcesMore: readonly ReportedStatus[] = ['pending', 'onHold', 'refundInProgress'];

/** After which a payout that is held has been let go on. */
const tellsOfRelease: readonly ReportedStatus[] = ['pending', 'completed', 'refundInProgress', 'refunded'];

/** What a rail tells of a payout, followed once: however often it tells it, and in whatever order. */
@Injectable()
export class RailReports {
  constructor(
    private readonly requests: PayoutRequestRows,
    private readonly payoutMoves: PayoutMoves,
    private readonly endings: PayoutEndings,
    private readonly lookUps: PayoutLookUps,
    private readonly kept: RecordedRailReports,
  ) {}

  async take(tx: Tx, report: ReceivedReport): Promise<void> {
    const { organizationId, payoutId, status } = report;
    const held = await this.requests.holdPayout(tx, organizationId, payoutId);
    const isTheirs = held?.payout.rail === report.rail && held.request.fundedAt !== null;
    if (held === undefined || !isTheirs) {
      this.kept.ofStranger(report);
      return;
    }
    const isFollowed = (follows[status] as readonly string[]).includes(held.payout.status);
    if (!(await this.kept.isNew(tx, report, isFollowed))) return;
    if (isFollowed) {
      await this.follow(tx, held.request, held.payout, report);
      if (announcesMore.includes(status)) this.lookUps.begin(tx, held.payout);
    } else this.kept.changesNothing(report, held.payout);
  }

  private async follow(tx: Tx, request: PayoutRequest, given: Payout, report: ReceivedReport): Promise<void> {
    const failure = payoutFailureBy(report.errorCode ?? 'UNKNOWN');
    const payout = await this.readied(tx, given, report.status);
    switch (report.status) {
      case 'pending':
        return;
      case 'onHold':
        await this.payoutMoves.move(tx, payout, 'held');
        return;
      case 'completed':
        await this.endings.paid(tx, request, payout);
        return;
      case 'failed':
        await this.endings.failed(tx, request, payout, failure);
        return;
      case 'refundInProgress':
        await this.endings.refundBegins(tx, request, payout, failure);
        return;
      case 'refunded': {
        const begun =
          payout.status === 'refundInProgress' ? payout : await this.endings.refundBegins(tx, request, payout, failure);
        await this.endings.refundArrived(tx, request, begun);
      }
    }
  }

  /** A report tells as well what it leaves out: whoever completed a payout had taken it, and had let it go on. */
  private async readied(tx: Tx, payout: Payout, told: ReportedStatus): Promise<Payout> {
    if (payout.status === 'created')
      return this.payoutMoves.move(tx, payout, 'submittedToProvider', (now) => ({ initiatedAt: now }));
    const goesOn = payout.status === 'onHold' && tellsOfRelease.includes(told);
    return goesOn ? this.payoutMoves.move(tx, payout, 'released') : payout;
  }
}
