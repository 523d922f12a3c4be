import type { ComplianceReviewStatusType } from '../../api/contract.js';

export const summary = {
  title: 'Check your answers',
  text: "You're almost done. Check your answers, change anything you like, and submit.",
  checking: 'Some answers are still being checked. You can submit in the meantime.',
  answers: 'Answers',
  blockingTitle: 'Needs attention before you submit',
  warningsTitle: 'Worth checking',
  warningsText: 'You can correct these or submit them as they are. A reviewer will check them.',
  acknowledge: "I've read this and want to submit anyway.",
  declaration:
    'By submitting, I confirm that these answers are true and complete, and I agree to them being checked and kept for as long as the law requires.',
  submit: 'Submit',
  submitting: 'Submitting…',
  acknowledgeFirst: 'Correct what is listed above, or check the box.',
  document: 'File added',
  nothing: 'None',
  notReadable: "We can't show these answers right now.",
  missing: 'Still missing: {step}.',
  correctFirst: 'Correct what is listed above first.',
  notSubmitted: "Not submitted yet: something changed in the meantime. Please check what's left to do.",
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
    text: 'See the details below. Everything else stays as it is.',
  },
  inReview: {
    title: 'Waiting for review',
    text: 'A reviewer will check your answers. You can close this page and come back at any time.',
  },
  additionalInformationRequested: {
    title: 'We need a little more from you',
    text: 'The reviewer has asked for the following. Everything else stays as it is.',
  },
  approved: { title: 'Approved', text: "You're all set. Thank you." },
  rejected: {
    title: 'Not approved',
    text: "We can't continue with this verification. If you think this is a mistake, please contact this site's support team.",
  },
  error: {
    title: 'Taking longer than usual',
    text: "Something went wrong on our side. Nothing is lost and you don't need to do anything: we'll take it from here.",
  },
} satisfies Record<ComplianceReviewStatusType, { title: string; text: string }>;

export const status = {
  submittedAt: 'Submitted on {date}',
  approvedAt: 'Approved on {date}',
  finish: 'Close',
  closeNow: 'You can close this page now.',
  allMended: 'Everything has been corrected.',
  goToSummary: 'Review and submit',
  rejectedAt: 'Decided on {date}',
  allAnswered: "You've provided everything we asked for.",
  itemsTitle: 'What to do',
  correct: 'Update',
  newlyNeeded: 'Needed because of your new answers.',
};
