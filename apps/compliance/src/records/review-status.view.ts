import type { ComplianceReviewStatus } from '#contracts';
import type { Review } from './review.entity.js';

export type ReviewMoment = Pick<Review, 'status' | 'submittedAt' | 'decidedAt' | 'decisionText'>;

/** The status as views and events show it, each with its own fields only. */
export function reviewStatus(review: ReviewMoment): ComplianceReviewStatus {
  const { status } = review;
  switch (status) {
    case 'draft':
    case 'validatingSubmission':
    case 'submissionValidationsFailed':
    case 'additionalInformationRequested':
      return { type: status };
    case 'submitted':
    case 'inReview':
      return { type: status, submittedAt: submittedAt(review) };
    case 'approved':
      return { type: status, submittedAt: submittedAt(review), approvedAt: decidedAt(review) };
    case 'rejected':
      return {
        type: status,
        // One that nobody submitted was closed.
        submittedAt: (review.submittedAt ?? review.decidedAt)?.toISOString() ?? submittedAt(review),
        rejectedAt: decidedAt(review),
        rejectionDescription: review.decisionText ?? '',
      };
    case 'error':
      return { type: status, submittedAt: submittedAt(review), errorDescription: review.decisionText ?? '' };
  }
}

function submittedAt({ submittedAt: at, status }: ReviewMoment): string {
  if (at === null) throw new Error(`A review that is ${status} was never submitted`);
  return at.toISOString();
}

function decidedAt({ decidedAt: at, status }: ReviewMoment): string {
  if (at === null) throw new Error(`A review that is ${status} was never decided`);
  return at.toISOString();
}
