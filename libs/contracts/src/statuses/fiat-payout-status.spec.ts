import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { Nested } from '../fields.js';
import { fiatPayoutStatuses } from '../vocabulary/statuses.js';
import { FiatPayoutStatus } from './fiat-payout-status.js';
import { presenceProblems } from './presence.spec-fixture.js';

class Holder {
  @Nested(() => FiatPayoutStatus)
  status: FiatPayoutStatus;
}

const statuses = {
  created: {},
  pending: {},
  onHold: {},
  completed: {},
  failed: {},
  canceled: {},
  refundInProgress: {},
  refunded: {},
};

test('every status is its type alone', () => {
  expect(presenceProblems(Holder, statuses)).toEqual([]);
  expect([...fiatPayoutStatuses]).toEqual(Object.keys(statuses));
});
