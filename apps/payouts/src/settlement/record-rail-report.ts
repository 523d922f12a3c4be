import { Injectable } from '@nestjs/common';
import { currencyOf } from '#contracts';
import type { Tx } from '#database';
import { Exceptions } from '#exceptions';
import type { PayoutReportedStatus } from '#rails';
import { Clock, Log, Metrics } from '#runtime';
import type { Payout } from '../records/payout.entity.js';
import { contradictionOptions } from './contradiction-options.js';
import type { ReceivedReport } from './received-report.js';

/** Reports that cannot both be true: either the recipient or we have the money twice, and a person has to look. */
const contradictions: Readonly<Partial<Record<PayoutReportedStatus, readonly string[]>>> = {
  completed: ['failed'],
  failed: ['completed'],
};

/** Records each report of a rail once, and tells of those that change nothing. */
@Injectable()
export class RecordRailReport {
  private readonly contradicted: { inc(): void };

  constructor(
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly exceptions: Exceptions,
    metrics: Metrics,
  ) {
    this.contradicted = metrics.counter(
      'payout_contradictions_total',
      'Reports of rails that say the opposite of what they said before: rail_report has them with is_followed false',
    );
  }

  /** Whether it is new. A report that came too early to be followed may be repeated. */
  async record(tx: Tx, report: ReceivedReport, isFollowed: boolean): Promise<boolean> {
    const { organizationId, payoutId, id, status, fiatUnits, feeUnits, reference } = report;
    const kept = await tx.query(
      `INSERT INTO rail_report (organization_id, payout_id, report_id, status, is_followed, reported_at, fiat_units, fee_units, reference)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (organization_id, payout_id, report_id) DO UPDATE SET is_followed = true, reported_at = $6
         WHERE $5 AND NOT rail_report.is_followed RETURNING 1`,
      [
        organizationId,
        payoutId,
        id,
        status,
        isFollowed,
        this.clock.now(),
        fiatUnits ?? null,
        feeUnits ?? null,
        reference ?? null,
      ],
    );
    return kept.length > 0;
  }

  logUnknownPayout({ payoutId, status, rail }: ReceivedReport): void {
    this.log.warn({ payoutId, status, rail }, 'a rail reported on a payout that it was never asked to pay');
  }

  async tellIgnored(tx: Tx, { payoutId, status, rail }: ReceivedReport, payout: Payout): Promise<void> {
    const known = { payoutId, status, rail, is: payout.status };
    if (contradictions[status]?.includes(payout.status) !== true) {
      this.log.info(known, 'a report that came too late changes nothing');
      return;
    }
    this.contradicted.inc();
    this.log.error(known, 'a rail contradicts its earlier report: the payout stays as it is, ask the rail about it');
    await this.openException(tx, status, payout);
  }

  private async openException(tx: Tx, status: PayoutReportedStatus, payout: Payout): Promise<void> {
    const { organizationId, id, fiatAndRail, quote } = payout;
    const of = fiatAndRail === null ? undefined : currencyOf(fiatAndRail);
    await this.exceptions.open(tx, {
      organizationId,
      kind: 'railContradiction',
      subject: { type: 'payout', id },
      ...(of === undefined || quote === null ? {} : { amount: { fiatCurrencyCode: of, units: quote.fiatUnits } }),
      because: `Its rail said that it ${payout.status === 'failed' ? 'had failed' : 'was paid'}, and now says: ${status}`,
      options: contradictionOptions[payout.status] ?? [],
    });
  }
}
