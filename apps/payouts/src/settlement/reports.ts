import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { PayoutReport, ReportedStatus } from '#rails';
import { Clock, Log } from '#runtime';
import type { PayoutRequest } from '../payout-requests/payout-request.entity.js';
import { PayoutRequests } from '../payout-requests/payout-requests.js';
import type { FiatPayoutStatusName } from '../payouts/fiat-payout.lifecycle.js';
import { PayoutMoves } from '../payouts/payout-moves.js';
import type { Payout } from '../payouts/payout.entity.js';
import { Endings, type Failure } from './endings.js';
import { LookUps } from './look-ups.js';

/** What a report may follow. What comes too late, or contradicts what is known, changes nothing. */
const follows: Readonly<Record<ReportedStatus, readonly FiatPayoutStatusName[]>> = {
  pending: ['created', 'onHold'],
  onHold: ['created', 'pending'],
  completed: ['created', 'pending', 'onHold'],
  failed: ['created', 'pending', 'onHold'],
  refundInProgress: ['pending', 'completed', 'failed'],
  refunded: ['pending', 'completed', 'failed', 'refundInProgress'],
};

/** After which a rail has more to tell. */
const announcesMore: readonly ReportedStatus[] = ['pending', 'onHold', 'refundInProgress'];

const unexplained: Failure = { errorCode: 'UNKNOWN', reason: 'The rail gave no reason' };

/** What a rail tells of a payout, followed once: however often it tells it, and in whatever order. */
@Injectable()
export class Reports {
  constructor(
    private readonly requests: PayoutRequests,
    private readonly payoutMoves: PayoutMoves,
    private readonly endings: Endings,
    private readonly lookUps: LookUps,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async take(tx: Tx, report: PayoutReport): Promise<void> {
    const { organizationId, payoutId, status } = report;
    const held = await this.requests.holdPayout(tx, organizationId, payoutId);
    if (held === undefined || held.payout.rail === null) {
      this.log.warn({ payoutId, status }, 'a rail told of a payout that it was never asked for');
      return;
    }
    const isFollowed = (follows[status] as readonly string[]).includes(held.payout.status);
    if (!(await this.isNew(tx, report, isFollowed))) return;
    if (isFollowed) {
      await this.follow(tx, held.request, held.payout, report);
      if (announcesMore.includes(status)) this.lookUps.begin(tx, held.payout);
    } else this.log.info({ payoutId, status, is: held.payout.status }, 'a report that came too late changes nothing');
  }

  /** One that came too early, and changed nothing, may be told again. */
  private async isNew(tx: Tx, report: PayoutReport, isFollowed: boolean): Promise<boolean> {
    const { organizationId, payoutId, id, status } = report;
    const kept = await tx.query(
      `INSERT INTO rail_report (organization_id, payout_id, report_id, status, is_followed, reported_at)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (organization_id, payout_id, report_id) DO UPDATE SET is_followed = true, reported_at = $6
         WHERE $5 AND NOT rail_report.is_followed RETURNING 1`,
      [organizationId, payoutId, id, status, isFollowed, this.clock.now()],
    );
    return kept.length > 0;
  }

  private async follow(tx: Tx, request: PayoutRequest, given: Payout, report: PayoutReport): Promise<void> {
    const failure = {
      errorCode: report.errorCode ?? unexplained.errorCode,
      reason: report.reason ?? unexplained.reason,
    };
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
    const goesOn = payout.status === 'onHold' && (told === 'pending' || told === 'completed');
    return goesOn ? this.payoutMoves.move(tx, payout, 'released') : payout;
  }
}
