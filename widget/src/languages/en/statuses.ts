import type { ComplianceReviewStatusType } from '../../api/contract.js';

export const summary = {
  title: 'Check your answers',
  text: "You're almost done. Check your answers, change anything you like, and submit.",
  checking: 'Some answers are still being checked. You can submit in the meantime.',
  answers: 'Answers',
  blockingTitle: 'Needs attention before you submit',
  warningsTitle: 'Worth checking',
  warningsText: 'You can correct these or submit as they are. A reviewer will check them.',
  acknowledge: "I've read this and want to submit it as it is.",
  declaration:
    'By submitting, I declare that these answers are true and complete, and I agree that they are checked and kept for as long as the law requires.',
  submit: 'Submit',
  submitting: 'Submitting…',
  acknowledgeFirst: 'Correct what is listed above, or tick the box.',
  document: 'File added',
  nothing: 'None',
  notReadable: "We can't show these answers right now.",
  missing: 'Still missing: {step}.',
  correctFirst: 'Correct what is listed above first.',
  notSubmitted: 'Not submitted yet: something has changed in the meantime. Please check what is left to do.',
};

export const statuses = {
  draft: { title: 'Not submitted yet', text: 'Some answers are still missing.' },
  submitted: { title: 'Submitted', text: 'Thank you. We have your answers and are about to check them.' },
  validatingSubmission: {
    title: 'Checking your documents',
    text: 'This usually takes a minute. You can close this page.',
  },
  submissionValidationsFailed: {
    title: 'Something needs attention',
    text: 'See below what it is. Everything else stays as it is.',
  },
  inReview: {
    title: 'Waiting for review',
    text: 'A reviewer will check your answers. You can close this page and come back at any time.',
  },
  additionalInformationRequested: {
    title: 'We need a little more from you',
    text: 'The reviewer asks for the following. Everything else stays as it is.',
  },
  approved: { title: 'Approved', text: "You're all set. Thank you." },
  rejected: {
    title: 'Not approved',
    text: "We can't continue with this verification. If you think this is a mistake, please contact this site's support team.",
  },
  error: {
    title: 'Delayed',
    text: "Something went wrong on our side. Nothing is lost and you don't need to do anything: we'll continue on our own.",
  },
} satisfies Record<ComplianceReviewStatusType, { title: string; text: string }>;

export const status = {
  submittedAt: 'Submitted {date}',
  approvedAt: 'Approved {date}',
  finish: 'Close',
  allMended: 'Everything is corrected.',
  goToSummary: 'Review and submit',
  rejectedAt: 'Decided {date}',
  allAnswered: 'Everything you were asked for is there.',
  itemsTitle: 'What to do',
  correct: 'Correct',
  newlyNeeded: 'Needed because of your new answers.',
};
