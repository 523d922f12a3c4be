import { Injectable } from '@nestjs/common';
import { type AuditAction, AuditTrail } from '#audit';
import { type HouseCaller, authorOf } from '#auth';
import { platformOrganizationId } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { IllegalTransition, ResourceNotFound } from '#errors';
import { type ListedRail, type PayoutRail, PayoutRails, RailDrains } from '#rails';
import { type RailList, type RailView, railView } from './rail.view.js';

/** Which rails there are, and which of them get nothing new. Both directions of one have the same name. */
@Injectable()
export class RailService {
  constructor(
    private readonly rails: PayoutRails,
    private readonly drains: RailDrains,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
  ) {}

  async list(): Promise<RailList> {
    const drained = await this.drains.all();
    return { results: this.rails.listed.map((each) => railView(each, drained.get(each.rail.name))) };
  }

  async drain(caller: HouseCaller, name: string, reason: string): Promise<RailView> {
    const listed = this.find(name);
    const drainedAt = await this.unitOfWork.run(async (tx) => {
      const since = await this.drains.begin(tx, name);
      if (since === undefined) throw new IllegalTransition('rail', name, 'drained', 'drain');
      await this.record(tx, caller, { name, action: 'railDrained', reason });
      return since;
    });
    return railView(listed, drainedAt);
  }

  async resume(caller: HouseCaller, name: string): Promise<void> {
    this.find(name);
    await this.unitOfWork.run(async (tx) => {
      if (!(await this.drains.end(tx, name))) throw new IllegalTransition('rail', name, 'taking', 'resume');
      await this.record(tx, caller, { name, action: 'railResumed', reason: null });
    });
  }

  private find(name: string): ListedRail<PayoutRail> {
    const found = this.rails.listed.find(({ rail }) => rail.name === name);
    if (found === undefined) throw new ResourceNotFound('rail', name);
    return found;
  }

  private record(
    tx: Tx,
    caller: HouseCaller,
    { name, action, reason }: { readonly name: string; readonly action: AuditAction; readonly reason: string | null },
  ): Promise<void> {
    const entry = { organizationId: platformOrganizationId, action, subject: `rail:${name}`, reason } as const;
    return this.audit.record(tx, { ...authorOf(caller), ...entry });
  }
}
