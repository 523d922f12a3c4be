import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Tx, UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import type { PayoutReport } from '#rails';
import { ApplyRailReport } from './apply-rail-report.js';
import { type ReceivedReport, receivedFrom } from './received-report.js';

interface LaterReport {
  readonly at: string;
  readonly report: PayoutReport;
}

interface GivenReport extends ReceivedReport {
  /** Later reports that are known already: the sandbox has them from the start. */
  readonly later?: readonly { readonly at: string; readonly report: ReceivedReport }[];
}

/** A report is received once it is stored as this job, which is retried until the report is applied. */
export const takeReport = job<GivenReport>('takePayoutReport');

/** Schedules the reports of one payout one after the other, so that they keep their order when the sandbox clock jumps past all of them. */
export function takeInTurn(jobs: Jobs, tx: Tx, rail: string, reports: readonly LaterReport[]): void {
  const [next, ...later] = reports.map(({ at, report }) => ({ at, report: receivedFrom(rail, report) }));
  if (next !== undefined) jobs.add(tx, takeReport, { ...next.report, later }, { runAt: new Date(next.at) });
}

@Injectable()
export class TakeRailReportJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly applyRailReport: ApplyRailReport,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(takeReport, (report) => this.unitOfWork.run((tx) => this.take(tx, report)));
  }

  private async take(tx: Tx, { later = [], ...report }: GivenReport): Promise<void> {
    await this.applyRailReport.apply(tx, report);
    takeInTurn(this.jobs, tx, report.rail, later);
  }
}
