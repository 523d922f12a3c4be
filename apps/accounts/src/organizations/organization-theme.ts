import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type Caller, authorOf } from '#auth';
import type { Theme } from '#contracts';
import { UnitOfWork } from '#database';
import { Standings } from '#standing';
import { ManagedOrganization } from './managed-organization.reading.js';

/** How pages that speak for an organization look. */
@Injectable()
export class OrganizationTheme {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly managed: ManagedOrganization,
    private readonly standings: Standings,
    private readonly audit: AuditTrail,
  ) {}

  async read(caller: Caller, id: string): Promise<Theme> {
    await this.managed.check(caller, id);
    return (await this.standings.find(id))?.theme ?? {};
  }

  async set(caller: Caller, id: string, theme: Theme): Promise<Theme> {
    await this.unitOfWork.run(async (tx) => {
      await this.managed.hold(tx, caller, id);
      await this.standings.setTheme(tx, id, theme);
      await this.audit.record(tx, {
        organizationId: id,
        ...authorOf(caller),
        action: 'organizationChanged',
        subject: `organization:${id}`,
        reason: `theme: ${JSON.stringify(theme)}`,
      });
    });
    return theme;
  }
}
