import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { type PayoutRail, PayoutRails, type PayoutReport } from '#rails';
import { Log } from '#runtime';
import { Payout } from '../records/payout.entity.js';
import { type PayoutAttempt, PayoutAttempts } from './payout-attempts.js';
import { lookUpPayout } from './schedule-payout-look-up.js';
import { takeReport } from './take-rail-report.job.js';
import { receivedFrom } from './received-report.js';

const waiting: readonly string[] = ['pending', 'onHold', 'refundInProgress'];

/** Asks a rail that reports nothing by itself what became of a payout, until the payout has ended. */
@Injectable()
export class LookUpPayoutJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly rails: PayoutRails,
    private readonly attempts: PayoutAttempts,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(lookUpPayout, (attempt) => this.lookUp(attempt));
  }

  private async lookUp(attempt: PayoutAttempt): Promise<void> {
    const { organizationId, payoutId: id } = attempt;
    const payout = await this.reads.one(Payout, { organizationId, id });
    if (payout === undefined || !waiting.includes(payout.status)) return;
    // Only the rail that was asked to pay knows the payout: until it is configured again, the job waits.
    const rail = this.rails.named(payout.rail);
    const report = rail && (await this.ask(rail, { organizationId, id }));
    await this.unitOfWork.run((tx) => {
      if (rail !== undefined && report !== undefined) this.jobs.add(tx, takeReport, receivedFrom(rail.name, report));
      this.attempts.again(tx, lookUpPayout, attempt);
    });
  }

  private async ask(
    rail: PayoutRail,
    payout: { organizationId: string; id: string },
  ): Promise<PayoutReport | undefined> {
    try {
      return await rail.lookUp(payout);
    } catch (cause) {
      this.log.warn({ err: cause, payoutId: payout.id }, 'a rail did not say what became of a payout; asking again');
      return undefined;
    }
  }
}
