import 'reflect-metadata';
import { expect, test } from '@jest/globals';
import { Nested } from '../fields.js';
import { payinStatuses } from '../vocabulary/statuses.js';
import { PayinStatus } from './payin-status.js';
import { presenceProblems } from './presence.spec-fixture.js';

class Holder {
  @Nested(() => PayinStatus)
  status: PayinStatus;
}

const statuses = { created: {}, pending: {}, 'on-hold': {}, completed: {}, failed: {}, canceled: {} };

test('every status is its type alone', () => {
  expect(presenceProblems(Holder, statuses)).toEqual([]);
  expect([...payinStatuses]).toEqual(Object.keys(statuses));
});
