import { expect, test } from '@jest/globals';
import { DocumentRejected } from '#errors';
import { refuseUnlikelySize } from './picture-limits.js';

function verdictOn(width: number, height: number): string {
  try {
    refuseUnlikelySize({ width, height });
    return 'taken';
  } catch (refused) {
    if (refused instanceof DocumentRejected) return refused.params.reason;
    throw refused;
  }
}

test.each([
  [1, 1, 'taken'],
  [10_000, 10_000, 'taken'],
  [30_000, 1, 'taken'],
  [1, 30_000, 'taken'],
  [0, 1, 'unreadable'],
  [1, 0, 'unreadable'],
  [30_001, 1, 'bomb'],
  [1, 30_001, 'bomb'],
  [10_000, 10_001, 'bomb'],
])('a picture of %i by %i pixels is %s', (width, height, verdict) => {
  expect(verdictOn(width, height)).toBe(verdict);
});
