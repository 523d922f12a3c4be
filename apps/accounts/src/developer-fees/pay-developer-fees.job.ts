import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type DeclareTreasuryNeed, Treasury, TreasuryPayments, Wallets } from '#chains';
import { toDecimal, tokenExponent } from '#contracts';
import type { Tx } from '#database';
import { Jobs } from '#jobs';
import { Clock } from '#runtime';
import { DeveloperFeeBooks } from './developer-fee.books.js';
import { DeveloperFeeWithdrawal } from './developer-fee-withdrawal.entity.js';
import { type WithdrawalAttempt, payDeveloperFees } from './withdraw-developer-fees.js';

/** Has the treasury send what was withdrawn, once; where it has too little, it waits until it is filled. */
@Injectable()
export class PayDeveloperFeesJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly payments: TreasuryPayments,
    private readonly treasury: Treasury,
    private readonly wallets: Wallets,
    private readonly books: DeveloperFeeBooks,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(payDeveloperFees, (attempt) => this.run(attempt));
  }

  private run(attempt: WithdrawalAttempt): Promise<void> {
    const { organizationId, withdrawalId: id } = attempt;
    const paying = { job: payDeveloperFees, payload: attempt, subjectId: id, isBeingFunded: false };
    return this.payments.make(paying, async (tx, needs) => {
      const withdrawal = await tx.one(DeveloperFeeWithdrawal, { organizationId, id }, { lock: true });
      if (withdrawal?.status !== 'pending' || withdrawal.transferId !== null) return;
      const transferId = await this.pay(tx, withdrawal, needs);
      await tx.update(DeveloperFeeWithdrawal, { organizationId, id }, { transferId, updatedAt: this.clock.now() });
    });
  }

  private async pay(tx: Tx, withdrawal: DeveloperFeeWithdrawal, needs: DeclareTreasuryNeed): Promise<string> {
    const { organizationId, id, accountId, token, blockchain, units, createdAt: since } = withdrawal;
    const wallet = await this.wallets.ofAccount(tx, { organizationId, accountId }, blockchain);
    if (wallet === undefined) throw new Error(`The account ${accountId} has no wallet`);
    const asked = toDecimal(BigInt(units), tokenExponent);
    needs({ account: 'liquidity', token, blockchain, units: BigInt(units) });
    await this.books.pay(tx, withdrawal);
    return this.treasury.pay(tx, {
      account: 'liquidity',
      token,
      blockchain,
      payment: { destination: wallet.address, units: BigInt(units), amounts: [asked] },
      reason: { mark: `developerFees:${id}`, since },
      related: { type: 'developerFeeWithdrawal', id, organizationId },
    });
  }
}
