import { Instant } from '../calendar.js';
import { Tag, Text } from '../fields.js';
import { type UnionOf, union } from '../union.js';
import type { VerificationStatusType } from '../vocabulary/statuses.js';

export class VerificationInactiveStatus {
  @Tag('inactive')
  type: 'inactive';
}

export class VerificationPendingStatus {
  @Tag('pending')
  type: 'pending';
}

export class VerificationApprovedStatus {
  @Tag('approved')
  type: 'approved';

  @Instant()
  approvedAt: string;
}

export class VerificationErroredStatus {
  @Tag('errored')
  type: 'errored';

  @Text({ max: 2000, describe: 'What went wrong.' })
  details: string;

  @Instant()
  erroredAt: string;
}

export class VerificationRejectedStatus {
  @Tag('rejected')
  type: 'rejected';

  @Text({ max: 2000, describe: 'Why the organization was rejected.' })
  reason: string;

  @Instant()
  rejectedAt: string;
}

const statuses = {
  inactive: VerificationInactiveStatus,
  pending: VerificationPendingStatus,
  approved: VerificationApprovedStatus,
  errored: VerificationErroredStatus,
  rejected: VerificationRejectedStatus,
} satisfies { [T in VerificationStatusType]: new () => { type: T } };

/** The verification of an organization, a business or an individual. */
export const verificationStatus = union('type', statuses, 'ServiceKycVerificationStatus');
export type VerificationStatus = UnionOf<typeof verificationStatus>;
