import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { ConfiguredPayoutRail, ProviderCallbacks } from '#rails';
import type { SignedBytes } from '#runtime';
import { takeReport } from './report.job.js';
import { toldBy } from './told-report.js';

/** What a provider tells is written down before it is thanked for; what follows from it comes after. */
@Injectable()
export class ProviderCallbackService {
  constructor(
    private readonly callbacks: ProviderCallbacks,
    private readonly rails: ConfiguredPayoutRail,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  async tell(signed: SignedBytes): Promise<void> {
    const report = toldBy(this.rails.name, this.callbacks.readPayoutReport(signed));
    await this.unitOfWork.run((tx) => this.jobs.add(tx, takeReport, report));
  }
}
