/**
 * The words alone. On the wire an account has its status as such a word; every other entity has an object whose `type`
 * is the word (`statuses/`): it has the name that the specification gives it, and the words are its `...StatusType`.
 */
export const accountStatuses = ['INITIALIZING', 'ACTIVE'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** What is stopped of an account: what leaves it, what comes to it, or both. */
export const freezeDirections = ['debit', 'credit', 'all'] as const;
export type FreezeDirection = (typeof freezeDirections)[number];

export const payoutRequestStatuses = ['awaitingExecution', 'pending', 'executed', 'failed', 'canceled'] as const;
export type PayoutRequestStatusType = (typeof payoutRequestStatuses)[number];

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
export type FiatPayoutStatusType = (typeof fiatPayoutStatuses)[number];

export const blockchainPayoutStatuses = ['awaitingExecution', 'pending', 'executed', 'failed', 'canceled'] as const;
export type BlockchainPayoutStatusType = (typeof blockchainPayoutStatuses)[number];

export const payinStatuses = ['created', 'pending', 'on-hold', 'completed', 'failed', 'canceled'] as const;
export type PayinStatusType = (typeof payinStatuses)[number];

export const verificationStatuses = ['inactive', 'pending', 'approved', 'errored', 'rejected'] as const;
export type VerificationStatusType = (typeof verificationStatuses)[number];

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
export type ComplianceReviewStatusType = (typeof complianceReviewStatuses)[number];
