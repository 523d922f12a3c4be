import { type StatusIn, lifecycle } from '#lifecycle';

// prettier-ignore
export const reviewLifecycle = lifecycle('complianceReview', [
  // from                            trigger                  to
  [null,                             'create',                'draft'],
  ['draft',                          'submit',                'submitted'],
  ['submissionValidationsFailed',    'submit',                'submitted'],
  ['additionalInformationRequested', 'submit',                'submitted'],
  ['submitted',                      'validationsBegin',      'validatingSubmission'],
  ['submitted',                      'everyValidationPassed', 'inReview'],
  ['validatingSubmission',           'everyValidationPassed', 'inReview'],
  ['validatingSubmission',           'anyValidationFailed',   'submissionValidationsFailed'],
  ['inReview',                       'approve',               'approved'],
  ['inReview',                       'reject',                'rejected'],
  ['inReview',                       'requestInformation',    'additionalInformationRequested'],
  ['inReview',                       'fail',                  'error'],
  ['error',                          'retry',                 'inReview'],
  ['draft',                          'close',                 'rejected'],
  ['submissionValidationsFailed',    'close',                 'rejected'],
  ['additionalInformationRequested', 'close',                 'rejected'],
]);
export type ReviewStatusType = StatusIn<typeof reviewLifecycle>;
export type ReviewTrigger = (typeof reviewLifecycle.triggers)[number];

/** Submitted and not decided: an answer to a request for more information is part of it. */
export function isUnderWay(status: ReviewStatusType): boolean {
  return ['submitted', 'validatingSubmission', 'inReview', 'additionalInformationRequested'].includes(status);
}

/** The statuses in which a review is open for changes. */
export function takesUploads(status: ReviewStatusType): boolean {
  return status === 'draft' || status === 'submissionValidationsFailed' || status === 'additionalInformationRequested';
}
