import { ComplianceApprovalRequired } from '#errors';
import type { Standing } from './standing.entity.js';

type Stoppable = Pick<Standing, 'organizationId' | 'suspendedAt' | 'approvalRevokedAt'>;

/** Pays out only while it is approved, and not suspended. */
export function refuseUnlessApproved(standing: Standing): void {
  refuseStopped(standing);
  if (standing.approvedTiers.length === 0) throw new ComplianceApprovalRequired(standing.organizationId);
}

/** One that waits for its first approval may ask for money; one that is suspended, or lost its approval, may not. */
export function refuseStopped({ organizationId, suspendedAt, approvalRevokedAt }: Stoppable): void {
  if (suspendedAt !== null) throw new ComplianceApprovalRequired(organizationId, { suspendedAt });
  if (approvalRevokedAt !== null) throw new ComplianceApprovalRequired(organizationId);
}
