import { describe, expect, test } from '@jest/globals';
import { ValidationFailed } from '#errors';
import { periodOf } from './period.js';

const now = new Date('2026-11-25T05:00:00.000Z');
const told = (query: Parameters<typeof periodOf>[0]): string[] => {
  const { from, to } = periodOf(query, now);
  return [from.toISOString(), to.toISOString()];
};

describe('the period of a statement', () => {
  test('is this month so far when nothing is said', () => {
    expect(told({})).toEqual(['2026-11-01T00:00:00.000Z', now.toISOString()]);
  });

  test('is whole days by days, and moments by moments', () => {
    expect(told({ from: '2026-10-01', to: '2026-10-31' })).toEqual([
      '2026-10-01T00:00:00.000Z',
      '2026-11-01T00:00:00.000Z',
    ]);
    expect(told({ from: '2026-10-01T01:00:00+02:00', to: '2026-10-31T10:00:00Z' })).toEqual([
      '2026-09-30T23:00:00.000Z',
      '2026-10-31T10:00:00.000Z',
    ]);
  });

  test('ends now at the latest', () => {
    expect(told({ from: '2026-11-25', to: '2026-11-25' })[1]).toBe(now.toISOString());
  });

  test('may be one moment, and no less', () => {
    expect(told({ from: '2026-10-01T00:00:00Z', to: '2026-10-01T00:00:00Z' })).toEqual([
      '2026-10-01T00:00:00.000Z',
      '2026-10-01T00:00:00.000Z',
    ]);
    expect(() => periodOf({ from: '2026-10-02', to: '2026-10-01T00:00:00Z' }, now)).toThrow(ValidationFailed);
  });

  test('does not begin in the future', () => {
    expect(() => periodOf({ from: '2026-11-26' }, now)).toThrow(ValidationFailed);
  });
});
