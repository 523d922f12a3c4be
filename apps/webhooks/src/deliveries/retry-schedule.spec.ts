import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { delayAfter, readRetryAfter, retryDelays } from './retry-schedule.js';

const hour = 3_600_000;

describe('the schedule', () => {
  test('is the promised one', () => {
    expect(retryDelays.map((delay) => delay / 1_000)).toEqual([
      5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400,
    ]);
  });

  test('keeps within a tenth of itself, whatever chance says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.double({ min: 0, max: 1, noNaN: true }), (failed, random) => {
        const scheduled = retryDelays[failed - 1] ?? 0;
        const delay = delayAfter(failed, 0, random) ?? 0;
        expect(Math.abs(delay - scheduled)).toBeLessThanOrEqual(scheduled * 0.05);
      }),
    );
    expect(delayAfter(2, 0, 0)).not.toBe(delayAfter(2, 0, 1));
  });

  test('ends after the tenth attempt, also for a receiver that asks for more time', () => {
    expect(delayAfter(9, 0, 0.5)).toBe(24 * hour);
    expect(delayAfter(10, hour, 0.5)).toBeUndefined();
    expect(delayAfter(11, 0, 0.5)).toBeUndefined();
  });

  test('gives a receiver the time it asks for, but for no less than the schedule and no more than a day', () => {
    expect(delayAfter(1, 60_000, 0.5)).toBe(60_000);
    expect(delayAfter(1, 1_000, 0.5)).toBe(5_000);
    expect(delayAfter(1, 1_000 * hour, 0.5)).toBe(24 * hour);
  });
});

describe('Retry-After', () => {
  const now = new Date('2026-11-21T10:00:00Z');

  test.each([
    ['120', 120_000],
    [' 7 ', 7_000],
    ['0', 0],
    ['Sat, 21 Nov 2026 10:01:00 GMT', 60_000],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['soon', 0],
    ['-5', 0],
    ['1.5', 0],
    ['2026', 2_026_000],
    ['2040-01-01', 0],
    ['', 0],
    ['99999999999', 99_999_999_999_000],
  ])('%j asks for %i ms', (header, milliseconds) => {
    expect(readRetryAfter(header, now)).toBe(milliseconds);
  });

  test('absent asks for nothing', () => {
    expect(readRetryAfter(undefined, now)).toBe(0);
  });
});
