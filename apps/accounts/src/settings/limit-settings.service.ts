import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type HouseCaller, authorOf } from '#auth';
import { platformOrganizationId } from '#chains';
import { UnitOfWork } from '#database';
import { ValidationFailed } from '#errors';
import { Limits } from '#standing';
import type { ChangeLimitSettings } from './limit-settings.dto.js';
import type { LimitSettingsView, LimitView } from './limit-settings.view.js';

/** How much organizations may move, by what they are approved for. A change holds from the next payment on. */
@Injectable()
export class LimitSettingsService {
  constructor(
    private readonly limits: Limits,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
  ) {}

  async read(): Promise<LimitSettingsView> {
    return { limits: [...(await this.limits.table())] };
  }

  async change(caller: HouseCaller, { limits, reason }: ChangeLimitSettings): Promise<LimitSettingsView> {
    refuseRepeated(limits);
    await this.unitOfWork.run(async (tx) => {
      await this.limits.set(tx, limits);
      const entry = {
        organizationId: platformOrganizationId,
        action: 'limitSettingsChanged',
        subject: 'settings:limits',
        reason: `${limits.map(inWords).join('; ')}: ${reason}`,
      } as const;
      await this.audit.record(tx, { ...authorOf(caller), ...entry });
    });
    return this.read();
  }
}

function inWords({ tier, risk, payouts, payins, single }: LimitView): string {
  return `${tier} ${risk} payouts ${payouts}, payins ${payins}, single ${single}`;
}

function refuseRepeated(limits: readonly LimitView[]): void {
  const keys = limits.map(({ tier, risk }) => `${tier} ${risk}`);
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) < index);
  if (repeated >= 0) throw ValidationFailed.at(`limits.${repeated}`, 'must not name a tier and a risk again');
}
