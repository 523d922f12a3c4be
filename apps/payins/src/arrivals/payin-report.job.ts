import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import type { PayinReport } from '#rails';
import { ApplyPayinReport } from './apply-payin-report.js';

interface ReportFromRail extends PayinReport {
  readonly rail: string;
}

export const takePayinReport = job<ReportFromRail>('takePayinReport');

@Injectable()
export class PayinReportJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly applyReport: ApplyPayinReport,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(takePayinReport, ({ rail, ...report }) =>
      this.unitOfWork.run((tx) => this.applyReport.apply(tx, rail, report)),
    );
  }
}
