import { Instant } from '../calendar.js';
import { Tag, Text } from '../fields.js';
import { type UnionOf, union } from '../union.js';
import type { ComplianceReviewStatusType } from '../vocabulary/statuses.js';

export class ComplianceReviewDraftStatus {
  @Tag('draft')
  type: 'draft';
}

export class ComplianceReviewSubmittedStatus {
  @Tag('submitted')
  type: 'submitted';

  @Instant()
  submittedAt: string;
}

export class ComplianceReviewValidatingSubmissionStatus {
  @Tag('validatingSubmission')
  type: 'validatingSubmission';
}

export class ComplianceReviewSubmissionValidationsFailedStatus {
  @Tag('submissionValidationsFailed')
  type: 'submissionValidationsFailed';
}

export class ComplianceReviewInReviewStatus {
  @Tag('inReview')
  type: 'inReview';

  @Instant()
  submittedAt: string;
}

export class ComplianceReviewAdditionalInformationRequestedStatus {
  @Tag('additionalInformationRequested')
  type: 'additionalInformationRequested';
}

/** The tier that was asked for is granted. */
export class ComplianceReviewApprovedStatus {
  @Tag('approved')
  type: 'approved';

  @Instant()
  submittedAt: string;

  @Instant()
  approvedAt: string;
}

export class ComplianceReviewRejectedStatus {
  @Tag('rejected')
  type: 'rejected';

  @Instant()
  submittedAt: string;

  @Instant()
  rejectedAt: string;

  @Text({ max: 2000, describe: 'Why the review was rejected.' })
  rejectionDescription: string;
}

export class ComplianceReviewErrorStatus {
  @Tag('error')
  type: 'error';

  @Instant()
  submittedAt: string;

  @Text({ max: 2000, describe: 'What went wrong.' })
  errorDescription: string;
}

const statuses = {
  draft: ComplianceReviewDraftStatus,
  submitted: ComplianceReviewSubmittedStatus,
  validatingSubmission: ComplianceReviewValidatingSubmissionStatus,
  submissionValidationsFailed: ComplianceReviewSubmissionValidationsFailedStatus,
  inReview: ComplianceReviewInReviewStatus,
  additionalInformationRequested: ComplianceReviewAdditionalInformationRequestedStatus,
  approved: ComplianceReviewApprovedStatus,
  rejected: ComplianceReviewRejectedStatus,
  error: ComplianceReviewErrorStatus,
} satisfies { [T in ComplianceReviewStatusType]: new () => { type: T } };

export const complianceReviewStatus = union('type', statuses, 'ComplianceReviewStatus');
export type ComplianceReviewStatus = UnionOf<typeof complianceReviewStatus>;
