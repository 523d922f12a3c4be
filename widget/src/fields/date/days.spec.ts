import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { completed, dayProblems, isDay, isOfAge, isOver, isPast } from './days.js';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const yearsAgo = (years: number, days = 0): string => {
  const now = new Date(Date.now() + days * 86_400_000);
  return new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate()))
    .toISOString()
    .slice(0, 10);
};

test('a day is written in full, whatever was typed of it', () => {
  expect(completed('1990-5-7')).toBe('1990-05-07');
  expect(completed('1990--7')).toBe('1990--7');
  expect(completed('--')).toBe('--');
});

test.each(['2026-02-29', '1990-13-01', '1990-00-10', '1990-5-', '90-05-07', '0999-12-31', '2201-01-01', '', '--', 'x'])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
    expect(dayProblems('a', 'any', text)).toEqual([{ path: 'a', code: 'date' }]);
  },
);

test('every day of the calendar is one, with zeros and without', () => {
  const days = fc.date({ min: new Date('1000-01-01'), max: new Date('2200-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const short = day.split('-').map(Number).join('-');
      return isDay(day) && isDay(short) && completed(short) === day;
    }),
  );
});

describe('today', () => {
  test('has come, and tomorrow has not', () => {
    expect([isPast(inDays(0)), isPast(inDays(2))]).toEqual([true, false]);
    expect(dayProblems('a', 'past', inDays(2))).toEqual([{ path: 'a', code: 'future' }]);
    expect(dayProblems('a', 'any', inDays(2))).toEqual([]);
  });

  test('is the last day on which a document that ends today is good', () => {
    expect([isOver(inDays(-1)), isOver(inDays(0)), isOver('2026--')]).toEqual([true, false, false]);
  });

  test('is the birthday on which one comes of age', () => {
    expect([isOfAge(yearsAgo(18)), isOfAge(yearsAgo(18, 2))]).toEqual([true, false]);
    expect([isOfAge(yearsAgo(120)), isOfAge(yearsAgo(121, -1))]).toEqual([true, false]);
    expect(dayProblems('a', 'birth', inDays(-400))).toEqual([{ path: 'a', code: 'age' }]);
  });
});
