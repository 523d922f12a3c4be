import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { Nested } from '../fields.js';
import { blockchainPayoutStatuses } from '../vocabulary/statuses.js';
import { BlockchainPayoutStatus } from './blockchain-payout-status.js';
import { presenceProblems } from './presence.spec-fixture.js';

class Holder {
  @Nested(() => BlockchainPayoutStatus)
  status: BlockchainPayoutStatus;
}

const statuses = { awaitingExecution: {}, pending: {}, executed: {}, failed: {}, canceled: {} };

test('every status is its type alone', () => {
  expect(presenceProblems(Holder, statuses)).toEqual([]);
  expect([...blockchainPayoutStatuses]).toEqual(Object.keys(statuses));
});
