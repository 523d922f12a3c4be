import type { ComplianceReviewStatusType } from '../../api/contract.js';

export const summary = {
  title: 'Check your answers',
  text: 'Everything is here. Look it over, change what you like, and submit.',
  checking: 'Some answers are still being checked. You can submit meanwhile.',
  showAnswers: 'Show answers',
  blockingTitle: 'Has to be corrected first',
  warningsTitle: 'Worth a look',
  warningsText: 'You can correct these, or submit as they are. A reviewer will look at them.',
  acknowledge: 'I have read this, and submit it as it is.',
  submit: 'Submit',
  submitting: 'Submitting…',
  acknowledgeFirst: 'Correct what is listed above, or tick the box.',
  document: 'File added',
  nothing: 'Not given',
  notReadable: 'The answers cannot be shown right now.',
  missing: 'Something is still missing: {step}.',
  correctFirst: 'Correct what is listed above first.',
  notSubmitted: 'Not submitted yet: something has changed in the meantime. Please look at what is left to do.',
};

export const statuses = {
  draft: { title: 'Not submitted yet', text: 'Some answers are still open.' },
  submitted: { title: 'Submitted', text: 'Thank you. Your answers have arrived and are about to be checked.' },
  validatingSubmission: {
    title: 'Being checked',
    text: 'Your documents are being checked. It usually takes a minute. You can close this page.',
  },
  submissionValidationsFailed: {
    title: 'Something has to be corrected',
    text: 'You can see below what it is. The rest is fine and stays as it is.',
  },
  inReview: {
    title: 'In review',
    text: 'A person is looking at your answers. You can close this page and come back at any time.',
  },
  additionalInformationRequested: {
    title: 'Something more is needed',
    text: 'The reviewer asks for the following. The rest stays as it is.',
  },
  approved: { title: 'Approved', text: 'You are done. Thank you.' },
  rejected: {
    title: 'Not approved',
    text: 'We cannot go on with this review. If you think that this is a mistake, please write to the support team of this site.',
  },
  error: {
    title: 'Delayed',
    text: 'Something went wrong on our side. Nothing is lost, and there is nothing for you to do: we will go on by ourselves.',
  },
} satisfies Record<ComplianceReviewStatusType, { title: string; text: string }>;

export const status = {
  submittedAt: 'Submitted on {date}',
  approvedAt: 'Approved on {date}',
  finish: 'Close',
  allMended: 'Everything was corrected.',
  goToSummary: 'Look it over and submit',
  rejectedAt: 'Decided on {date}',
  allAnswered: 'Everything that was asked for is there.',
  itemsTitle: 'What to do',
  correct: 'Correct it',
  newlyNeeded: 'Needed because of your new answers.',
};
