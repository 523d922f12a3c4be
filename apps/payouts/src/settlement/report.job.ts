import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import type { PayoutReport } from '#rails';
import { Reports } from './reports.js';

/** Whoever brings a report writes it down as this, and is done: what follows from it is tried until it is there. */
export const takeReport = job<PayoutReport>('takePayoutReport');

@Injectable()
export class ReportJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly reports: Reports,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(takeReport, (report) => this.unitOfWork.run((tx) => this.reports.take(tx, report)));
  }
}
