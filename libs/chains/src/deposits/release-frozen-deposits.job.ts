import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { type FreezeEnded, depositsUnfrozen } from '#ledger';
import type { FrozenDeposit } from '../records/frozen-deposit.entity.js';
import { FrozenDeposits } from './frozen-deposits.js';

const atOnce = 100;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Gives what came meanwhile to accounts that are frozen no longer. Each deposit is a transaction of its own. */
@Injectable()
export class ReleaseFrozenDepositsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly frozenDeposits: FrozenDeposits,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(depositsUnfrozen, (ended) => this.releaseAll(ended));
  }

  private async releaseAll({ organizationId }: FreezeEnded): Promise<void> {
    const failures: unknown[] = [];
    let after: string | undefined = beforeAll;
    while (after !== undefined) {
      const page: FrozenDeposit[] = await this.frozenDeposits.page(organizationId, after, atOnce);
      for (const frozen of page) await this.release(frozen).catch((cause: unknown) => failures.push(cause));
      after = page.length < atOnce ? undefined : page.at(-1)?.depositId;
    }
    // The job is tried again for these. They were not in the way of the others.
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deposits could not be released`);
  }

  /** Unless the account is frozen still, by itself or with its organization, or again; or the chain may have it no more. */
  private async release(frozen: FrozenDeposit): Promise<void> {
    const { organizationId, depositId: id } = frozen;
    await this.unitOfWork.run(async (tx) => {
      const deposit = await this.frozenDeposits.hold(tx, { organizationId, id });
      if (deposit?.status !== 'confirmed' || (await this.frozenDeposits.stops(tx, frozen))) return;
      await this.frozenDeposits.release(tx, deposit);
      await this.frozenDeposits.forget(tx, deposit, 'Its account is frozen no longer: it is part of the balance');
    });
  }
}
