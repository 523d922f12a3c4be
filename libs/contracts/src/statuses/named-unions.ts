import { complianceReviewStatus } from './compliance-review-status.js';
import { verificationStatus } from './verification-status.js';

/** Unions that the specification calls by a name: each is one published shape, to which all that use it refer. */
export const namedUnions = [complianceReviewStatus, verificationStatus] as const;
