export const accountStatuses = ['INITIALIZING', 'ACTIVE'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const payoutRequestStatuses = ['awaitingExecution', 'pending', 'executed', 'failed', 'canceled'] as const;
export type PayoutRequestStatus = (typeof payoutRequestStatuses)[number];

export const fiatPayoutStatuses = [
  'created',
  'pending',
  'onHold',
  'completed',
  'failed',
  'canceled',
  'refundInProgress',
  'refunded',
] as const;
export type FiatPayoutStatus = (typeof fiatPayoutStatuses)[number];

export const blockchainPayoutStatuses = ['awaitingExecution', 'pending', 'executed', 'failed', 'canceled'] as const;
export type BlockchainPayoutStatus = (typeof blockchainPayoutStatuses)[number];

export const payinStatuses = ['created', 'pending', 'on-hold', 'completed', 'failed', 'canceled'] as const;
export type PayinStatus = (typeof payinStatuses)[number];

export const verificationStatuses = ['inactive', 'pending', 'approved', 'errored', 'rejected'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

export const complianceReviewStatuses = [
  'draft',
  'submitted',
  'validatingSubmission',
  'submissionValidationsFailed',
  'inReview',
  'additionalInformationRequested',
  'approved',
  'rejected',
  'error',
] as const;
export type ComplianceReviewStatus = (typeof complianceReviewStatuses)[number];
