import { Injectable } from '@nestjs/common';
import type { Caller } from '#auth';
import { Reads, type Tx } from '#database';
import { ResourceNotFound } from '#errors';
import { Organization } from './organization.entity.js';

/** The organization whose keys a caller manages, if it may. */
@Injectable()
export class ManagedOrganization {
  constructor(private readonly reads: Reads) {}

  async check(caller: Caller, organizationId: string): Promise<void> {
    refuseUnless(
      mayActFor(caller, organizationId) && (await this.reads.one(Organization, active(organizationId))),
      organizationId,
    );
  }

  /** It stays as it is until the transaction ends: nothing is given to an organization that is being erased. */
  async hold(tx: Tx, caller: Caller, organizationId: string): Promise<void> {
    refuseUnless(
      mayActFor(caller, organizationId) && (await tx.one(Organization, active(organizationId), { lock: true })),
      organizationId,
    );
  }
}

const active = (id: string): { id: string; status: 'active' } => ({ id, status: 'active' });

/** An organization for itself, the operator for anyone. */
export function mayActFor(caller: Caller, organizationId: string): boolean {
  return caller.kind === 'operator' || caller.organizationId === organizationId;
}

function refuseUnless(found: Organization | false | undefined, organizationId: string): void {
  if (!(found instanceof Organization)) throw new ResourceNotFound('organization', organizationId);
}
