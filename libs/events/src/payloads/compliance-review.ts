import { type ComplianceReviewStatus, Instant, OneOf, Tag, Uuid, complianceReviewStatus } from '#contracts';
import type { SampleSubject } from './samples.js';

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

export function complianceReviewStatusChangedSample(subject: SampleSubject): ComplianceReviewStatusChanged {
  const { organizationId, resourceId, now } = subject;
  return {
    type: 'compliance_review_status_changed',
    organizationId,
    complianceReviewId: resourceId,
    previousStatus: { type: 'draft' },
    currentStatus: { type: 'submitted', submittedAt: now.toISOString() },
    updatedAt: now.toISOString(),
  };
}
