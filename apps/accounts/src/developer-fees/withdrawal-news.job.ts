import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions, type TransferArrival, type TransferEnd, transferArrived, transferEnded } from '#chains';
import { type Tx, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { Clock } from '#runtime';
import { DeveloperFeeBooks } from './developer-fee.books.js';
import { DeveloperFeeWithdrawal } from './developer-fee-withdrawal.entity.js';
import { withdrawalLifecycle } from './developer-fee-withdrawal.lifecycle.js';
import { WithdrawalGates } from './withdrawal-gates.js';

/** Ends withdrawals by what became of their transfers. News may come twice, and in any order. */
@Injectable()
export class WithdrawalNewsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly transactions: Transactions,
    private readonly books: DeveloperFeeBooks,
    private readonly gates: WithdrawalGates,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(transferEnded.developerFeeWithdrawal, (end) => this.unitOfWork.run((tx) => this.ended(tx, end)));
    this.jobs.handle(transferArrived.developerFeeWithdrawal, (arrival) =>
      this.unitOfWork.run((tx) => this.arrived(tx, arrival)),
    );
  }

  private async ended(tx: Tx, end: TransferEnd): Promise<void> {
    // One that succeeded is completed when it is credited.
    if (end.succeeded) return;
    const withdrawal = await this.waitingFor(tx, end);
    if (withdrawal === undefined) return;
    await this.books.giveBack(tx, withdrawal);
    const failureReason = end.reason?.slice(0, 500) ?? null;
    const status = withdrawalLifecycle.next(withdrawal.status, 'refused', withdrawal.id);
    await this.end(tx, withdrawal, { status, failureReason, transactionHash: end.transactionHash ?? null });
  }

  private async arrived(tx: Tx, arrival: TransferArrival): Promise<void> {
    const { organizationId, transactionId } = arrival;
    const withdrawal = await this.waitingFor(tx, arrival);
    if (withdrawal === undefined) return;
    const transaction = await this.transactions.find(tx, { organizationId, id: transactionId });
    const status = withdrawalLifecycle.next(withdrawal.status, 'arrived', withdrawal.id);
    await this.end(tx, withdrawal, { status, transactionId, transactionHash: transaction?.transactionHash ?? null });
  }

  private async waitingFor(
    tx: Tx,
    { organizationId, relatedId: id, transferId }: TransferEnd | TransferArrival,
  ): Promise<DeveloperFeeWithdrawal | undefined> {
    const withdrawal = await tx.one(DeveloperFeeWithdrawal, { organizationId, id }, { lock: true });
    return withdrawal?.status === 'pending' && withdrawal.transferId === transferId ? withdrawal : undefined;
  }

  private async end(
    tx: Tx,
    withdrawal: DeveloperFeeWithdrawal,
    changes: Partial<DeveloperFeeWithdrawal>,
  ): Promise<void> {
    const { organizationId, id } = withdrawal;
    await tx.update(DeveloperFeeWithdrawal, { organizationId, id }, { ...changes, updatedAt: this.clock.now() });
    this.gates.release(tx, withdrawal);
  }
}
