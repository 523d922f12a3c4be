import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type HouseCaller, authorOf } from '#auth';
import { type Tx, UnitOfWork } from '#database';
import { IllegalTransition, ResourceNotFound } from '#errors';
import { Clock } from '#runtime';
import { Organization } from './organization.entity.js';
import { organizationLifecycle } from './organization.lifecycle.js';
import { OrganizationData } from './organization-data.js';

/** Erases the personal data of an organization. That it existed, and why it was erased, stays. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly traces: OrganizationData,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async erase(caller: HouseCaller, id: string, reason: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const organization = await tx.one(Organization, { id }, { lock: true });
      if (organization === undefined || organization.status === 'erased')
        throw new ResourceNotFound('organization', id);
      await refuseWhileItHasChildren(tx, organization);
      await this.traces.refuseWhileItHasMoney(tx, organization);
      const status = organizationLifecycle.next(organization.status, 'erase', id);
      await tx.update(Organization, { id }, { status, name: '', erasureReason: reason, updatedAt: this.clock.now() });
      await this.traces.erase(tx, organization);
      const subject = `organization:${id}` as const;
      await this.audit.record(tx, {
        organizationId: id,
        ...authorOf(caller),
        action: 'organizationErased',
        subject,
        reason,
      });
    });
  }
}

async function refuseWhileItHasChildren(tx: Tx, { id, status }: Organization): Promise<void> {
  const [child] = await tx.query(
    `SELECT 1 FROM organization WHERE parent_organization_id = $1 AND status = 'active' LIMIT 1`,
    [id],
  );
  if (child !== undefined)
    throw new IllegalTransition('organization', id, status, 'erase', 'It still has children: erase them first');
}
