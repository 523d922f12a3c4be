import { Injectable } from '@nestjs/common';
import { type AuditAction, AuditTrail } from '#audit';
import { type HouseCaller, authorOf } from '#auth';
import type { FreezeDirection } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { IllegalTransition } from '#errors';
import { Jobs } from '#jobs';
import { type Freezable, type Freeze, Freezes } from '#ledger';
import { organizationApproved } from '#standing';
import { ManagedOrganization } from '../organizations/managed-organization.reading.js';

/** Stops what leaves accounts or comes to them, at once, and lets it go on. The ledger respects it. */
@Injectable()
export class AccountFreezes {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly managed: ManagedOrganization,
    private readonly freezes: Freezes,
    private readonly jobs: Jobs,
    private readonly audit: AuditTrail,
  ) {}

  freeze(caller: HouseCaller, of: Freezable, direction: FreezeDirection, reason: string): Promise<Freeze> {
    return this.unitOfWork.run(async (tx) => {
      await this.managed.hold(tx, caller, of.organizationId);
      const frozen = await this.freezes.freeze(tx, of, direction);
      if (frozen === undefined) throw refused(of, 'frozen', 'freeze');
      await this.record(tx, caller, of, { action: 'moneyFrozen', reason: `${direction}: ${reason}` });
      return frozen;
    });
  }

  /** That one which is so since then: it may have ended meanwhile, or be frozen in another direction as well. */
  end(caller: HouseCaller, of: Freezable, frozenAt: string): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      await this.managed.hold(tx, caller, of.organizationId);
      refuseOther(of, await this.freezes.hold(tx, of), frozenAt);
      await this.freezes.end(tx, of);
      const { organizationId } = of;
      this.jobs.add(tx, organizationApproved, { organizationId });
      await this.record(tx, caller, of, { action: 'moneyUnfrozen', reason: null });
    });
  }

  /** Since when it is frozen as it is. Refuses what is not frozen. */
  async since(caller: HouseCaller, of: Freezable): Promise<string> {
    await this.managed.check(caller, of.organizationId);
    const frozen = await this.freezes.find(of);
    if (frozen === undefined) throw notFrozen(of);
    return frozen.frozenAt.toISOString();
  }

  /** For those who ask others to agree to an end of it. */
  async refuseOther(caller: HouseCaller, of: Freezable, frozenAt: string): Promise<void> {
    if ((await this.since(caller, of)) !== frozenAt) throw notFrozen(of);
  }

  private record(
    tx: Tx,
    caller: HouseCaller,
    of: Freezable,
    done: { readonly action: AuditAction; readonly reason: string | null },
  ): Promise<void> {
    const { organizationId } = of;
    return this.audit.record(tx, { organizationId, ...authorOf(caller), subject: subjectOf(of), ...done });
  }
}

function refuseOther(of: Freezable, frozen: Freeze | undefined, frozenAt: string): void {
  if (frozen?.frozenAt.toISOString() !== frozenAt) throw notFrozen(of);
}

function subjectOf({ organizationId, accountId }: Freezable): `${string}:${string}` {
  return accountId === undefined ? `organization:${organizationId}` : `account:${accountId}`;
}

function notFrozen(of: Freezable): IllegalTransition {
  return refused(of, 'active', 'unfreeze');
}

function refused({ organizationId, accountId }: Freezable, from: string, action: string): IllegalTransition {
  return accountId === undefined
    ? new IllegalTransition('organization', organizationId, from, action)
    : new IllegalTransition('account', accountId, from, action);
}
