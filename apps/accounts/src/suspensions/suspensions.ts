import { Injectable } from '@nestjs/common';
import { type AuditAction, AuditTrail } from '#audit';
import { type HouseCaller, authorOf } from '#auth';
import { type Tx, UnitOfWork } from '#database';
import { IllegalTransition } from '#errors';
import { Clock } from '#runtime';
import { Standings } from '#standing';
import { ManagedOrganization } from '../organizations/managed-organization.reading.js';
import type { SuspensionView } from './suspension.view.js';

/** Stops an organization at once, whatever is approved, and lets it go on. What was begun before ends as it would have. */
@Injectable()
export class Suspensions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly managed: ManagedOrganization,
    private readonly standings: Standings,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  suspend(caller: HouseCaller, organizationId: string, reason: string): Promise<SuspensionView> {
    return this.unitOfWork.run(async (tx) => {
      if ((await this.heldSince(tx, caller, organizationId)) !== undefined)
        throw new IllegalTransition('organization', organizationId, 'suspended', 'suspend');
      const suspendedAt = this.clock.now();
      await this.standings.suspend(tx, organizationId, suspendedAt);
      await this.record(tx, caller, organizationId, { action: 'organizationSuspended', reason });
      return { organizationId, suspendedAt: suspendedAt.toISOString() };
    });
  }

  /** That one which began then: it may have ended meanwhile, and another one begun. */
  resume(caller: HouseCaller, organizationId: string, suspendedAt: string): Promise<void> {
    return this.unitOfWork.run(async (tx) => {
      if ((await this.heldSince(tx, caller, organizationId)) !== suspendedAt) throw notSuspended(organizationId);
      await this.standings.resume(tx, organizationId);
      await this.record(tx, caller, organizationId, { action: 'organizationResumed', reason: null });
    });
  }

  /** When it began. Refuses what is not suspended. */
  async since(caller: HouseCaller, organizationId: string): Promise<string> {
    await this.managed.check(caller, organizationId);
    const standing = await this.standings.find(organizationId);
    const suspendedAt = standing?.suspendedAt ?? null;
    if (suspendedAt === null) throw notSuspended(organizationId);
    return suspendedAt.toISOString();
  }

  /** For those who ask others to agree to an end of it. */
  async refuseOther(caller: HouseCaller, organizationId: string, suspendedAt: string): Promise<void> {
    if ((await this.since(caller, organizationId)) !== suspendedAt) throw notSuspended(organizationId);
  }

  private async heldSince(tx: Tx, caller: HouseCaller, organizationId: string): Promise<string | undefined> {
    await this.managed.hold(tx, caller, organizationId);
    return (await this.standings.held(tx, organizationId))?.suspendedAt?.toISOString();
  }

  private record(
    tx: Tx,
    caller: HouseCaller,
    organizationId: string,
    done: { readonly action: AuditAction; readonly reason: string | null },
  ): Promise<void> {
    const subject = `organization:${organizationId}` as const;
    return this.audit.record(tx, { organizationId, ...authorOf(caller), subject, ...done });
  }
}

function notSuspended(organizationId: string): IllegalTransition {
  return new IllegalTransition('organization', organizationId, 'active', 'resume');
}
