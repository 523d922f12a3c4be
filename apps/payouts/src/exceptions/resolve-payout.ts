import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { Exception } from '#exceptions';
import { type Job, Jobs } from '#jobs';
import type { PayoutReportedStatus } from '#rails';
import type { PayoutRequest } from '../records/payout-request.entity.js';
import { type Payout, isFiat } from '../records/payout.entity.js';
import { ApplyRailReport } from '../settlement/apply-rail-report.js';
import { EndPayout } from '../settlement/end-payout.js';
import type { PayoutAttempt } from '../settlement/payout-attempts.js';

/** What people decide about a payout goes the way of what its rail reports, with the same postings and events. */
@Injectable()
export class ResolvePayout {
  constructor(
    private readonly applyRailReport: ApplyRailReport,
    private readonly endPayout: EndPayout,
    private readonly jobs: Jobs,
  ) {}

  /** In place of the next attempt. */
  tryNow(tx: Tx, { organizationId, id: payoutId }: Payout, tried: Job<PayoutAttempt>): void {
    this.jobs.add(tx, tried, { organizationId, payoutId, attempt: 1 }, { key: `${tried.name}:${payoutId}` });
  }

  /** As if its rail had said so. */
  async believe(tx: Tx, payout: Payout, { id }: Exception, status: PayoutReportedStatus): Promise<void> {
    const { organizationId, id: payoutId, rail } = payout;
    if (rail === null) throw new Error(`The payout ${payoutId} goes by no rail`);
    await this.applyRailReport.apply(tx, { rail, organizationId, payoutId, id: `resolution:${id}`, status });
  }

  /** The recipient is not paid, and the account gets its tokens back. */
  async fail(
    tx: Tx,
    { request, payout }: { request: PayoutRequest; payout: Payout },
    exception: Exception,
  ): Promise<void> {
    if (isFiat(payout)) return this.believe(tx, payout, exception, 'failed');
    await this.endPayout.failed(tx, request, payout, { errorCode: 'UNKNOWN', reason: 'It could not be paid' });
  }
}
