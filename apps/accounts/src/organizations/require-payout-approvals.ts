import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type Caller, authorOf } from '#auth';
import { UnitOfWork } from '#database';
import { Standings } from '#standing';
import { ManagedOrganization } from './managed-organization.reading.js';
import type { ChangeOrganization } from './organization.dto.js';
import { OrganizationService } from './organization.service.js';
import type { OrganizationView } from './organization.view.js';

/** How many keys of an organization have to agree before money moves. */
@Injectable()
export class RequirePayoutApprovals {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly managed: ManagedOrganization,
    private readonly standings: Standings,
    private readonly audit: AuditTrail,
    private readonly organizations: OrganizationService,
  ) {}

  async change(caller: Caller, id: string, { payoutApprovals }: ChangeOrganization): Promise<OrganizationView> {
    const { keys, fromUsd = 0 } = payoutApprovals;
    await this.unitOfWork.run(async (tx) => {
      await this.managed.hold(tx, caller, id);
      await this.standings.requirePayoutApprovals(tx, id, payoutApprovals);
      await this.audit.record(tx, {
        organizationId: id,
        ...authorOf(caller),
        action: 'organizationChanged',
        subject: `organization:${id}`,
        reason: `payoutApprovals: ${keys} from ${fromUsd} USD`,
      });
    });
    return this.organizations.read(caller, id);
  }
}
