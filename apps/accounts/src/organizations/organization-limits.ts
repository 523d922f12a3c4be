import { Injectable } from '@nestjs/common';
import type { Caller } from '#auth';
import { Instant, Integer, Nested } from '#contracts';
import { ResourceNotFound } from '#errors';
import { Limits, Standings, type VolumeKind, usdOf } from '#standing';
import { ManagedOrganization } from './managed-organization.reading.js';

class VolumeView {
  @Integer({ min: 0, describe: 'In USD, rounded up: what counts of the last 30 days.' })
  used: number;

  @Integer({ min: 0, optional: true, describe: 'In USD. Without it there is no limit.' })
  limit?: number;

  @Instant({ optional: true, describe: 'When the oldest day that counts stops counting.' })
  nextResetAt?: string;
}

export class OrganizationLimitsView {
  @Nested(() => VolumeView)
  payouts: VolumeView;

  @Nested(() => VolumeView)
  payins: VolumeView;

  @Integer({ min: 0, optional: true, describe: 'In USD, of each payout and each payin. Without it there is no limit.' })
  single?: number;
}

/** How much an organization may move, and how much of that it has moved. */
@Injectable()
export class OrganizationLimits {
  constructor(
    private readonly managed: ManagedOrganization,
    private readonly standings: Standings,
    private readonly limits: Limits,
  ) {}

  async read(caller: Caller, id: string): Promise<OrganizationLimitsView> {
    await this.managed.check(caller, id);
    const standing = await this.standings.find(id);
    if (standing === undefined) throw new ResourceNotFound('organization', id);
    const { payouts, payins, single } = await this.limits.of(standing);
    return {
      payouts: await this.volume(id, 'payouts', payouts),
      payins: await this.volume(id, 'payins', payins),
      ...(single === 0 ? {} : { single }),
    };
  }

  private async volume(id: string, kind: VolumeKind, limit: number): Promise<VolumeView> {
    const { units, nextResetAt } = await this.limits.used(id, kind);
    return {
      used: usdOf(units),
      ...(limit === 0 ? {} : { limit }),
      ...(nextResetAt === undefined ? {} : { nextResetAt: nextResetAt.toISOString() }),
    };
  }
}
