import { Injectable } from '@nestjs/common';
import { type Caller, isOfHouse } from '#auth';
import { Reads, type Tx } from '#database';
import { ResourceNotFound } from '#errors';
import { Organization } from './organization.entity.js';

/** Finds the organization whose keys a caller manages, if it may. */
@Injectable()
export class ManagedOrganization {
  constructor(private readonly reads: Reads) {}

  async check(caller: Caller, organizationId: string): Promise<void> {
    refuseUnless(
      mayActFor(caller, organizationId) && (await this.reads.one(Organization, active(organizationId))),
      organizationId,
    );
  }

  /** Locks it until the transaction ends, so that an organization that is being erased gets nothing new. */
  async hold(tx: Tx, caller: Caller, organizationId: string): Promise<void> {
    refuseUnless(
      mayActFor(caller, organizationId) && (await tx.one(Organization, active(organizationId), { lock: true })),
      organizationId,
    );
  }
}

const active = (id: string): { id: string; status: 'active' } => ({ id, status: 'active' });

/** An organization may act for itself, the operator for any. */
export function mayActFor(caller: Caller, organizationId: string): boolean {
  return isOfHouse(caller) || caller.organizationId === organizationId;
}

function refuseUnless(found: Organization | false | undefined, organizationId: string): void {
  if (!(found instanceof Organization)) throw new ResourceNotFound('organization', organizationId);
}
