import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { OneOf } from '../union.js';
import { fiatPayoutStatuses } from '../vocabulary/statuses.js';
import { type FiatPayoutStatus, fiatPayoutStatus } from './fiat-payout-status.js';
import { presenceProblems } from './presence.spec-fixture.js';

class Holder {
  @OneOf(fiatPayoutStatus)
  status: FiatPayoutStatus;
}

const at = '2026-11-21T09:30:00.000Z';
const refund = { errorCode: 'ACCOUNT_CLOSED', failureReason: 'The account is closed', refundInitiatedAt: at };
const statuses = {
  created: {},
  pending: { initiatedAt: at },
  onHold: { initiatedAt: at },
  completed: { initiatedAt: at, completedAt: at },
  failed: { reason: 'The account is closed', errorCode: 'ACCOUNT_CLOSED' },
  canceled: {},
  refundInProgress: refund,
  refunded: { ...refund, refundCompletedAt: at, refundTransactionId: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10' },
};

test('each status has the fields of its own and no others', () => {
  expect(presenceProblems(Holder, statuses)).toEqual([]);
  expect([...fiatPayoutStatuses]).toEqual(Object.keys(statuses));
});
