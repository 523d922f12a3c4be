import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import type { PayinReport } from '#rails';
import { Reports } from './apply-payin-report.js';

interface ToldReport extends PayinReport {
  /** Who told it. */
  readonly rail: string;
}

export const takePayinReport = job<ToldReport>('takePayinReport');

@Injectable()
export class ReportJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: Reports,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(takePayinReport, ({ rail, ...report }) =>
      this.unitOfWork.run((tx) => this.reports.take(tx, rail, report)),
    );
  }
}
