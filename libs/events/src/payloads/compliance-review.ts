import { type ComplianceReviewStatus, Instant, OneOf, Tag, Uuid, complianceReviewStatus } from '#contracts';

export class ComplianceReviewStatusChanged {
  @Tag('compliance_review_status_changed')
  type: 'compliance_review_status_changed';

  @Uuid({ describe: 'Whose review it is: a parent organization or one of its children.' })
  organizationId: string;

  @Uuid()
  complianceReviewId: string;

  @OneOf(complianceReviewStatus)
  previousStatus: ComplianceReviewStatus;

  @OneOf(complianceReviewStatus)
  currentStatus: ComplianceReviewStatus;

  @Instant()
  updatedAt: string;
}
