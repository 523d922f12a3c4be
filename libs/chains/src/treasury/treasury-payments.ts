import { Injectable } from '@nestjs/common';
import { type Tx, UnitOfWork } from '#database';
import { InsufficientFunds } from '#errors';
import { type Job, type Retried, Retries } from '#jobs';
import { Treasury, type TreasuryNeed } from './treasury.js';

/** The job that pays, and what it pays for. */
export interface PayingJob<Payload extends Retried> {
  readonly job: Job<Payload>;
  readonly payload: Payload;
  readonly subjectId: string;
  /** Whether tokens sent to the treasury for it may not be credited yet: then the first attempt does not ask for more. */
  readonly isBeingFunded: boolean;
}

/** Called before paying, with how much it takes. */
export type DeclareTreasuryNeed = (need: TreasuryNeed) => void;

/** Payments that wait until the treasury holds enough: until then nothing is written, and the job is tried again. */
@Injectable()
export class TreasuryPayments {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly treasury: Treasury,
    private readonly retries: Retries,
  ) {}

  /** `pay` runs in one transaction and checks, under a lock, whether it is still to be paid. */
  async make<Payload extends Retried>(
    paying: PayingJob<Payload>,
    pay: (tx: Tx, needs: DeclareTreasuryNeed) => Promise<void>,
  ): Promise<void> {
    let needed: TreasuryNeed | undefined;
    try {
      await this.unitOfWork.run((tx) => pay(tx, (need) => (needed = need)));
    } catch (cause) {
      if (!(cause instanceof InsufficientFunds) || needed === undefined) throw cause;
      await this.wait(paying, needed);
    }
  }

  private async wait<Payload extends Retried>(
    { job, payload, subjectId, isBeingFunded }: PayingJob<Payload>,
    needed: TreasuryNeed,
  ): Promise<void> {
    if (payload.attempt > 1 || !isBeingFunded) await this.treasury.fill(needed);
    await this.unitOfWork.run((tx) => this.retries.retryLater(tx, job, payload, subjectId));
  }
}
