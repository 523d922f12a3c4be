import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Treasury, type TreasuryPayment } from '#chains';
import { UnitOfWork } from '#database';
import { InsufficientFunds } from '#errors';
import { type Job, Jobs } from '#jobs';
import { PayoutMoves, type PayoutNotes } from '../payouts/payout-moves.js';
import { type Attempt, Attempts } from './attempts.js';
import { TreasuryOrders, payFromTreasury, returnTokens } from './treasury-orders.js';

type Order = Omit<TreasuryPayment, 'related'>;

/** Pays from the treasury: recipients on whatever chain they are, and accounts whose payouts failed. Each is paid once. */
@Injectable()
export class TreasuryPaymentJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly orders: TreasuryOrders,
    private readonly treasury: Treasury,
    private readonly payoutMoves: PayoutMoves,
    private readonly attempts: Attempts,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(payFromTreasury, (attempt) =>
      this.run(payFromTreasury, attempt, (transferId) => ({ transferId })),
    );
    this.jobs.handle(returnTokens, (attempt) =>
      this.run(returnTokens, attempt, (returnTransferId) => ({ returnTransferId })),
    );
  }

  private async run(job: Job<Attempt>, attempt: Attempt, noted: (id: string) => PayoutNotes): Promise<void> {
    let order: Order | undefined;
    try {
      await this.unitOfWork.run(async (tx) => {
        const wanted = await this.orders.find(tx, job, attempt);
        if (wanted === undefined) return;
        const { payout, related } = wanted;
        order = wanted.order;
        const id = await this.treasury.pay(tx, { ...order, related });
        await this.payoutMoves.note(tx, payout, () => noted(id));
      });
    } catch (cause) {
      if (!(cause instanceof InsufficientFunds) || order === undefined) throw cause;
      await this.wait(job, attempt, order);
    }
  }

  /** What was sent for it may not be credited yet; if it is not soon, somebody has to fill the treasury. */
  private async wait(job: Job<Attempt>, attempt: Attempt, order: Order): Promise<void> {
    if (attempt.attempt > 1) await this.treasury.fill(order);
    await this.unitOfWork.run((tx) => this.attempts.again(tx, job, attempt));
  }
}
