import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TreasuryWallets, Wallets } from '#chains';
import { UnitOfWork } from '#database';
import { Jobs, job } from '#jobs';
import { Clock } from '#runtime';
import { Account, accountLifecycle } from '#standing';

export const makeWallet = job<{ organizationId: string; accountId: string }>('makeWallet');

/** Gives an account its wallet, which activates it. */
@Injectable()
export class MakeWalletJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly wallets: Wallets,
    private readonly treasury: TreasuryWallets,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(makeWallet, async ({ organizationId, accountId: id }) => {
      await this.treasury.makeAll();
      await this.unitOfWork.run(async (tx) => {
        const account = await tx.one(Account, { organizationId, id }, { lock: true });
        if (account?.status !== 'INITIALIZING') return;
        await this.wallets.make(tx, organizationId, id);
        const status = accountLifecycle.next(account.status, 'walletReady', id);
        await tx.update(Account, { organizationId, id }, { status, updatedAt: this.clock.now() });
      });
    });
  }
}
