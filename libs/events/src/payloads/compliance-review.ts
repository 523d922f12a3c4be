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

/** Beside the specification, which has no such step: an approval that is to end is told of beforehand. */
export class ComplianceReviewDue {
  @Tag('compliance_review_due')
  type: 'compliance_review_due';

  @Uuid({ describe: 'Whose approval it is.' })
  organizationId: string;

  @Uuid({ describe: 'The review that was approved.' })
  complianceReviewId: string;

  @Uuid({ describe: 'The review that is to be filled in and submitted instead.' })
  renewedBy: string;

  @Instant({ describe: 'When it was to be reviewed again.' })
  reviewAgainAt: string;

  @Instant({ describe: 'When the approval ends, unless another one has taken its place.' })
  approvalEndsAt: string;
}

/** Beside the specification, which has no invitations: a business asks for one in the widget. */
export class AssociatedPersonInvitationRequested {
  @Tag('associated_person_invitation_requested')
  type: 'associated_person_invitation_requested';

  @Uuid({ describe: 'The business that asks.' })
  organizationId: string;

  @Uuid()
  complianceReviewId: string;

  @Uuid({ describe: 'The person to invite.' })
  associatedPersonId: string;

  @Instant()
  requestedAt: string;
}

export function associatedPersonInvitationRequestedSample(subject: SampleSubject): AssociatedPersonInvitationRequested {
  const { organizationId, resourceId, now } = subject;
  return {
    type: 'associated_person_invitation_requested',
    organizationId,
    complianceReviewId: resourceId,
    associatedPersonId: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b13',
    requestedAt: now.toISOString(),
  };
}

export function complianceReviewDueSample(subject: SampleSubject): ComplianceReviewDue {
  const { organizationId, resourceId, now } = subject;
  return {
    type: 'compliance_review_due',
    organizationId,
    complianceReviewId: resourceId,
    renewedBy: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12',
    reviewAgainAt: now.toISOString(),
    approvalEndsAt: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString(),
  };
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
