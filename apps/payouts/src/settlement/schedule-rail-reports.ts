import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Jobs } from '#jobs';
import type { PayoutSubmission } from '#rails';
import { Clock } from '#runtime';
import { takeInTurn } from './take-rail-report.job.js';

type LaterReports = Extract<PayoutSubmission, { isTaken: true }>['later'];

/** Reports that a rail gave together with its answer are taken when they are due. */
@Injectable()
export class ScheduleRailReports {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  begin(tx: Tx, rail: string, later: LaterReports): void {
    const reports = later.map(({ afterSeconds, report }) => ({ at: this.in(afterSeconds).toISOString(), report }));
    takeInTurn(this.jobs, tx, rail, reports);
  }

  private in(seconds: number): Date {
    return new Date(this.clock.now().getTime() + seconds * 1_000);
  }
}
