import { Instant, OneOf, Tag, Uuid, type VerificationStatus, verificationStatus } from '#contracts';
import type { SampleSubject } from './samples.js';

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

export function verificationStatusChangedSample(subject: SampleSubject): VerificationStatusChanged {
  const { organizationId, resourceId, now } = subject;
  return {
    type: 'verification_status_changed',
    organizationId,
    previousStatus: { type: 'pending' },
    currentStatus: { type: 'approved', approvedAt: now.toISOString() },
    verificationId: resourceId,
    updatedAt: now.toISOString(),
  };
}
