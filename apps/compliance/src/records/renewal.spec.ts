import { expect, test } from '@jest/globals';
import { endAfter, endAfterLast, lastWarningAfter, reviewAgainAt } from './renewal.js';

test.each([
  ['low', '2026-11-28T10:00:00.000Z', '2029-11-28T10:00:00.000Z'],
  ['medium', '2026-11-28T10:00:00.000Z', '2028-11-28T10:00:00.000Z'],
  ['high', '2026-11-28T10:00:00.000Z', '2027-11-28T10:00:00.000Z'],
  [null, '2026-11-28T10:00:00.000Z', '2028-11-28T10:00:00.000Z'],
  ['high', '2028-02-29T10:00:00.000Z', '2029-03-01T10:00:00.000Z'],
] as const)('what was approved at %s risk on %s is looked at again on %s', (risk, approved, again) => {
  expect(reviewAgainAt(risk, new Date(approved)).toISOString()).toBe(again);
});

test('between the warnings are 23 days, and the end is 30 days after the first', () => {
  const first = new Date('2026-11-28T10:00:00.000Z');
  const last = lastWarningAfter(first);
  expect(last.toISOString()).toBe('2026-12-21T10:00:00.000Z');
  expect(endAfter(first).toISOString()).toBe('2026-12-28T10:00:00.000Z');
  expect(endAfterLast(last)).toEqual(endAfter(first));
});
