import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { ProviderCallbacks } from '#rails';
import type { SignedBytes } from '#runtime';
import { takeReport } from './take-rail-report.job.js';
import { receivedFrom } from './received-report.js';

/** A report is stored before the provider is answered; what follows from it comes after. */
@Injectable()
export class ProviderCallbackService {
  constructor(
    private readonly callbacks: ProviderCallbacks,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  async tell(signed: SignedBytes): Promise<void> {
    const { rail, said } = this.callbacks.readPayoutReport(signed);
    const report = receivedFrom(rail, said);
    await this.unitOfWork.run((tx) => this.jobs.add(tx, takeReport, report));
  }
}
