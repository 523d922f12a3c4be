import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { Nested } from '../fields.js';
import { payoutRequestStatuses } from '../vocabulary/statuses.js';
import { PayoutRequestStatus } from './payout-request-status.js';
import { presenceProblems } from './presence.spec-fixture.js';

class Holder {
  @Nested(() => PayoutRequestStatus)
  status: PayoutRequestStatus;
}

const statuses = { awaitingExecution: {}, pending: {}, executed: {}, failed: {}, canceled: {} };

test('every status is its type alone', () => {
  expect(presenceProblems(Holder, statuses)).toEqual([]);
  expect([...payoutRequestStatuses]).toEqual(Object.keys(statuses));
});
