import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#auth';
import { UnitOfWork } from '#database';
import { ResourceNotFound } from '#errors';
import { Jobs, type Retried, job } from '#jobs';
import { Clock, Ids } from '#runtime';
import { DeveloperFeeBooks } from './developer-fee.books.js';
import type { WithdrawDeveloperFeesBody } from './developer-fee.dto.js';
import { DeveloperFeeWithdrawal } from './developer-fee-withdrawal.entity.js';
import { withdrawalLifecycle } from './developer-fee-withdrawal.lifecycle.js';
import { type DeveloperFeeWithdrawalView, withdrawalView } from './developer-fee.view.js';
import { WithdrawalGates } from './withdrawal-gates.js';

export interface WithdrawalAttempt extends Retried {
  readonly organizationId: string;
  readonly withdrawalId: string;
}

export const payDeveloperFees = job<WithdrawalAttempt>('payDeveloperFees');

/** Decides that fees of a developer are paid out: one decision after the other, so that none is paid twice. */
@Injectable()
export class WithdrawDeveloperFees {
  constructor(
    private readonly gates: WithdrawalGates,
    private readonly books: DeveloperFeeBooks,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Of another organization there is none. */
  async withdraw(
    { organizationId }: OrganizationCaller,
    of: string,
    asked: WithdrawDeveloperFeesBody,
  ): Promise<DeveloperFeeWithdrawalView> {
    if (of !== organizationId) throw new ResourceNotFound('organization', of);
    const least = await this.gates.leastOn(asked.blockchain);
    return this.unitOfWork.run(async (tx) => {
      await this.gates.hold(tx, organizationId, asked);
      await this.books.hold(tx, organizationId);
      await this.gates.refuseAnother(tx, organizationId, asked);
      const now = this.clock.now();
      const withdrawal: DeveloperFeeWithdrawal = {
        organizationId,
        id: this.ids.next(),
        accountId: asked.accountId,
        token: asked.tokenSymbol,
        blockchain: asked.blockchain,
        ...(await this.gates.unitsFor(tx, organizationId, { ...asked, least })),
        status: withdrawalLifecycle.next(null, 'request'),
        transferId: null,
        transactionId: null,
        transactionHash: null,
        failureReason: null,
        createdAt: now,
        updatedAt: now,
      };
      await this.books.take(tx, withdrawal);
      tx.insert(DeveloperFeeWithdrawal, withdrawal);
      this.gates.commit(tx, withdrawal);
      this.jobs.add(tx, payDeveloperFees, { organizationId, withdrawalId: withdrawal.id, attempt: 1 });
      return withdrawalView(withdrawal);
    });
  }
}
