import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { PayoutRails } from '#rails';
import { type Attempt, Attempts } from './attempts.js';
import { RailOrders } from './rail-orders.js';
import { Submissions } from './submissions.js';

export const submitPayout = job<Attempt>('submitPayout');

/** Asks the rail that was chosen to pay. It may be asked twice, after a crash: with the same order, which it pays once. */
@Injectable()
export class SubmissionJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly orders: RailOrders,
    private readonly rails: PayoutRails,
    private readonly submissions: Submissions,
    private readonly attempts: Attempts,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(submitPayout, (attempt) => this.submit(attempt));
  }

  private async submit(attempt: Attempt): Promise<void> {
    const order = await this.orders.find(attempt);
    if (order === undefined) return;
    const submission = await this.rails.submit(order).catch((cause: unknown) => {
      this.submissions.failed(attempt, cause);
      return undefined;
    });
    await this.unitOfWork.run((tx) =>
      submission === undefined
        ? this.attempts.again(tx, submitPayout, attempt)
        : this.submissions.answered(tx, attempt, submission),
    );
  }
}
