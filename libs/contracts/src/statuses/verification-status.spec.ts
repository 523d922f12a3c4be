import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { OneOf } from '../union.js';
import { verificationStatuses } from '../vocabulary/statuses.js';
import { presenceProblems } from './presence.spec-fixture.js';
import { type VerificationStatus, verificationStatus } from './verification-status.js';

class Holder {
  @OneOf(verificationStatus)
  status: VerificationStatus;
}

const at = '2026-11-21T10:00:00.000Z';
const statuses = {
  inactive: {},
  pending: {},
  approved: { approvedAt: at },
  errored: { details: 'The registry did not answer.', erroredAt: at },
  rejected: { reason: 'The company is dissolved.', rejectedAt: at },
};

test('every status carries its own fields, all of them and no others', () => {
  expect(presenceProblems(Holder, statuses)).toEqual([]);
  expect([...verificationStatuses]).toEqual(Object.keys(statuses));
});
