import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { ConfiguredPayoutRail, ProviderCallbacks } from '#rails';
import type { SignedBytes } from '#runtime';
import { takeReport } from './take-rail-report.job.js';
import { receivedFrom } from './received-report.js';

/** A report is stored before the provider is answered; what follows from it comes after. */
@Injectable()
export class ProviderCallbackService {
  constructor(
    private readonly callbacks: ProviderCallbacks,
    private readonly rails: ConfiguredPayoutRail,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  async tell(signed: SignedBytes): Promise<void> {
    const report = receivedFrom(this.rails.name, this.callbacks.readPayoutReport(signed));
    await this.unitOfWork.run((tx) => this.jobs.add(tx, takeReport, report));
  }
}
