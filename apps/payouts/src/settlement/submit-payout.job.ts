import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import type { PayoutSubmission } from '#rails';
import { type PayoutAttempt, PayoutAttempts } from './payout-attempts.js';
import { PayoutOrders } from './payout-order.reading.js';
import { RecordPayoutSubmission } from './record-payout-submission.js';

export const submitPayout = job<PayoutAttempt>('submitPayout');

/** Asks the rail to pay. After a crash it may be asked twice with the same order, which it pays once. */
@Injectable()
export class SubmitPayoutJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly orders: PayoutOrders,
    private readonly recordPayoutSubmission: RecordPayoutSubmission,
    private readonly attempts: PayoutAttempts,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(submitPayout, (attempt) => this.submit(attempt));
  }

  private async submit(attempt: PayoutAttempt): Promise<void> {
    const submission = await this.ask(attempt).catch((cause: unknown) => {
      this.attempts.failed(attempt, cause);
      return 'failed' as const;
    });
    if (submission === undefined) return;
    await this.unitOfWork.run((tx) =>
      submission === 'failed'
        ? this.attempts.again(tx, submitPayout, attempt)
        : this.recordPayoutSubmission.record(tx, attempt, submission),
    );
  }

  /** Undefined if there is nothing to submit. Throws while the rail that quoted is not configured, so that the job waits. */
  private async ask(attempt: PayoutAttempt): Promise<PayoutSubmission | undefined> {
    const found = await this.orders.find(attempt);
    return found && found.rail.submit(found.order);
  }
}
