import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Tx, UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import type { PayoutReport } from '#rails';
import { RailReports } from './apply-rail-report.js';
import { type ReceivedReport, receivedFrom } from './received-report.js';

interface LaterReport {
  readonly at: string;
  readonly report: PayoutReport;
}

interface GivenReport extends ReceivedReport {
  /** What is known already that the rail will tell afterwards. */
  readonly later?: readonly { readonly at: string; readonly report: ReceivedReport }[];
}

/** Whoever brings a report writes it down as this, and is done: what follows from it is tried until it is there. */
export const takeReport = job<GivenReport>('takePayoutReport');

/** Reports of one payout that come by themselves: one after the other, also when the clock is moved past all of them at once. */
export function takeInTurn(jobs: Jobs, tx: Tx, rail: string, reports: readonly LaterReport[]): void {
  const [next, ...later] = reports.map(({ at, report }) => ({ at, report: receivedFrom(rail, report) }));
  if (next !== undefined) jobs.add(tx, takeReport, { ...next.report, later }, { runAt: new Date(next.at) });
}

@Injectable()
export class TakeRailReportJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: RailReports,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(takeReport, (report) => this.unitOfWork.run((tx) => this.take(tx, report)));
  }

  private async take(tx: Tx, { later = [], ...report }: GivenReport): Promise<void> {
    await this.reports.take(tx, report);
    takeInTurn(this.jobs, tx, report.rail, later);
  }
}
