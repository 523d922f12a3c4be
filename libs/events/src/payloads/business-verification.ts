import { Instant, OneOf, Tag, Uuid, type VerificationStatus, verificationStatus } from '#contracts';

export class VerificationStatusChanged {
  @Tag('verification_status_changed')
  type: 'verification_status_changed';

  @Uuid()
  organizationId: string;

  @OneOf(verificationStatus)
  previousStatus: VerificationStatus;

  @OneOf(verificationStatus)
  currentStatus: VerificationStatus;

  @Uuid()
  verificationId: string;

  @Instant()
  updatedAt: string;
}
