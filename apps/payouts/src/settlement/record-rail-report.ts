import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { ReportedStatus } from '#rails';
import { Clock, Log, Metrics } from '#runtime';
import type { Payout } from '../records/payout.entity.js';
import type { ReceivedReport } from './received-report.js';

/** What cannot both be so: of the recipient, or of us, somebody has the money twice. A person has to look. */
const contradictions: Readonly<Partial<Record<ReportedStatus, readonly string[]>>> = {
  completed: ['failed'],
  failed: ['completed'],
};

/** All that rails told of payouts, each report once, and what did not fit. */
@Injectable()
export class RecordedRailReports {
  private readonly contradicted: { inc(): void };

  constructor(
    private readonly clock: Clock,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.contradicted = metrics.counter(
      'payout_contradictions_total',
      'Reports of rails that say the opposite of what they said before: rail_report has them with is_followed false',
    );
  }

  /** One that came too early, and changed nothing, may be told again. */
  async isNew(tx: Tx, report: ReceivedReport, isFollowed: boolean): Promise<boolean> {
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

  ofStranger({ payoutId, status, rail }: ReceivedReport): void {
    this.log.warn({ payoutId, status, rail }, 'a rail told of a payout that it was never asked for');
  }

  changesNothing({ payoutId, status, rail }: ReceivedReport, payout: Payout): void {
    const known = { payoutId, status, rail, is: payout.status };
    if (contradictions[status]?.includes(payout.status) !== true) {
      this.log.info(known, 'a report that came too late changes nothing');
      return;
    }
    this.contradicted.inc();
    this.log.error(
      known,
      'a rail says the opposite of what it said before: the payout stays as it is, look at it with the rail',
    );
  }
}
