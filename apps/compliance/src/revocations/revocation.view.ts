import { Instant, Text, Uuid } from '#contracts';

export class RevocationView {
  @Uuid()
  complianceReviewId: string;

  @Instant()
  revokedAt: string;

  @Text({ max: 2000 })
  reason: string;
}
