import { Instant, OneOf, Uuid, type VerificationStatus, verificationStatus } from '#contracts';
import type { Verification } from '../records/verification.entity.js';

export class VerificationView {
  @Uuid()
  verificationId: string;

  @Uuid()
  organizationId: string;

  @OneOf(verificationStatus)
  status: VerificationStatus;

  @Instant()
  updatedAt: string;
}

export function verificationView({ id, organizationId, status, updatedAt }: Verification): VerificationView {
  return { verificationId: id, organizationId, status, updatedAt: updatedAt.toISOString() };
}
