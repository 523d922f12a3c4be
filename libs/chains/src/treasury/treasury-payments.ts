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
  /** Whether what was sent for it may not be credited yet: then nobody is asked to fill the treasury the first time. */
  readonly isBeingFunded: boolean;
}

/** Whoever pays says first how much it takes. */
export type Needs = (need: TreasuryNeed) => void;

/** What the treasury pays as soon as it can: while it holds too little nothing happens, and it is tried again. */
@Injectable()
export class TreasuryPayments {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly treasury: Treasury,
    private readonly retries: Retries,
  ) {}

  /** Whole, in one transaction. It finds out for itself, under a lock, whether it is still to be paid. */
  async make<Payload extends Retried>(
    paying: PayingJob<Payload>,
    pay: (tx: Tx, needs: Needs) => Promise<void>,
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
