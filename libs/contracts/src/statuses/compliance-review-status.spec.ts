import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { OneOf } from '../union.js';
import { complianceReviewStatuses } from '../vocabulary/statuses.js';
import { type ComplianceReviewStatus, complianceReviewStatus } from './compliance-review-status.js';
import { presenceProblems } from './presence.spec-fixture.js';

class Holder {
  @OneOf(complianceReviewStatus)
  status: ComplianceReviewStatus;
}

const submittedAt = '2026-11-21T10:00:00.000Z';
const statuses = {
  draft: {},
  submitted: { submittedAt },
  validatingSubmission: {},
  submissionValidationsFailed: {},
  inReview: { submittedAt },
  additionalInformationRequested: {},
  approved: { submittedAt, approvedAt: '2026-11-22T10:00:00.000Z' },
  rejected: {
    submittedAt,
    rejectedAt: '2026-11-22T10:00:00.000Z',
    rejectionDescription: 'The documents are another company’s.',
  },
  error: { submittedAt, errorDescription: 'The registry did not answer.' },
};

test('every status carries its own fields, all of them and no others', () => {
  expect(presenceProblems(Holder, statuses)).toEqual([]);
  expect([...complianceReviewStatuses]).toEqual(Object.keys(statuses));
});

test('a status with a field too many or too few is found', () => {
  expect(presenceProblems(Holder, { ...statuses, draft: { submittedAt } })).toContain('draft is refused');
  expect(presenceProblems(Holder, { ...statuses, draft: { submittedAt } })).toContain('draft does without submittedAt');
  expect(presenceProblems(Holder, { ...statuses, submitted: {} })).toContain('submitted is refused');
});
