import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Treasury, TreasuryPayments } from '#chains';
import { type Job, Jobs } from '#jobs';
import { PayoutMoves, type PayoutChanges } from '../records/payout.moves.js';
import { type PayoutAttempt, PayoutAttempts } from './payout-attempts.js';
import { PayoutTreasuryOrders, payFromTreasury, returnTokens } from './payout-treasury-orders.js';

/** Pays recipients on any chain, and returns the tokens of failed payouts to their accounts. Each is paid once. */
@Injectable()
export class PayFromTreasuryJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly orders: PayoutTreasuryOrders,
    private readonly payments: TreasuryPayments,
    private readonly treasury: Treasury,
    private readonly payoutMoves: PayoutMoves,
    private readonly attempts: PayoutAttempts,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(payFromTreasury, (attempt) =>
      this.run(payFromTreasury, attempt, (transferId) => ({ transferId })),
    );
    this.jobs.handle(returnTokens, (attempt) =>
      this.run(returnTokens, attempt, (returnTransferId) => ({ returnTransferId })),
    );
  }

  private async run(
    job: Job<PayoutAttempt>,
    attempt: PayoutAttempt,
    noted: (id: string) => PayoutChanges,
  ): Promise<void> {
    const paying = { job, payload: attempt, subjectId: attempt.payoutId, isBeingFunded: true };
    await this.payments.make(paying, async (tx, needs) => {
      const wanted = await this.orders.find(tx, job, attempt);
      if (wanted === undefined) return;
      if (wanted === 'frozen') {
        this.attempts.again(tx, job, attempt);
        return;
      }
      const { payout, order, related } = wanted;
      needs({ ...order, units: order.payment.units });
      const id = await this.treasury.pay(tx, { ...order, related });
      await this.payoutMoves.note(tx, payout, () => noted(id));
    });
  }
}
