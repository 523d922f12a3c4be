import { Choice, Instant, Text, type VerificationStatus, verificationStatuses } from '#contracts';

/** The business verification of an organization, as the specification shows it. */
export class VerificationState {
  @Choice(verificationStatuses)
  type: VerificationStatus;

  @Instant({ optional: true })
  approvedAt?: string;

  @Text({ max: 2000, optional: true })
  details?: string;

  @Instant({ optional: true })
  erroredAt?: string;

  @Text({ max: 2000, optional: true })
  reason?: string;

  @Instant({ optional: true })
  rejectedAt?: string;
}
