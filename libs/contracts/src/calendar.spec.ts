import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import fc from 'fast-check';
import { BirthDate, CalendarDate, asOf } from './calendar.js';

class Days {
  @CalendarDate({ optional: true })
  any?: string;
  @CalendarDate({ optional: true, past: true })
  past?: string;
  @CalendarDate({ optional: true, laterThan: 'past' })
  later?: string;
  @BirthDate({ optional: true })
  birth?: string;
}

const noon = new Date('2026-11-21T12:00:00Z');

function messages(plain: object, now = noon): Record<string, string[]> {
  const errors = asOf(now, () => validateSync(plainToInstance(Days, plain)));
  return Object.fromEntries(errors.map(({ property, constraints }) => [property, Object.values(constraints ?? {})]));
}

const noDay = ['must be a day of the calendar from 1000 to 2200, such as 2026-01-31'];

describe('a day of the calendar', () => {
  test.each([
    '1000-01-01',
    '1582-10-15',
    '1899-12-31',
    '2000-02-29',
    '2024-02-29',
    '2026-02-28',
    '2026-12-31',
    '2200-12-31',
  ])('%s is one', (day) => {
    expect(messages({ any: day })).toEqual({});
  });

  test.each<[unknown]>(
    [
      '1900-02-29',
      '2026-02-29',
      '2026-04-31',
      '2026-00-10',
      '2026-13-01',
      '2026-01-00',
      '2026-01-32',
      '0999-12-31',
      '2201-01-01',
      '26-01-01',
      '2026-1-1',
      '01/31/2026',
      '20260131',
      '2026-01-31T00:00:00Z',
      ' 2026-01-31',
      '2026-01-31\n',
      '٢٠٢٦-٠١-٣١',
      '+002026-01-31',
      '',
      'today',
      20260131,
      null,
      true,
      [],
      {},
    ].map((wrong) => [wrong]),
  )('%j is none', (wrong) => {
    expect(messages({ any: wrong })).toEqual({ any: noDay });
  });

  test('is one exactly if the calendar of the machine has it', () => {
    const two = fc.integer({ min: 0, max: 35 }).map((part) => String(part).padStart(2, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 2200 }), two, two, (year, month, day) => {
        const text = `${year}-${month}-${day}`;
        const parsed = new Date(`${text}T00:00:00Z`);
        const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
        expect(messages({ any: text })).toEqual(isReal ? {} : { any: noDay });
      }),
    );
  });
});

describe('a day that must not lie in the future', () => {
  const refused = { past: ['must not lie in the future'] };

  test.each(['00:00:00.000', '09:59:59.999', '10:00:00.000', '23:59:59.999'])('is none after today at %s', (hour) => {
    const now = new Date(`2026-11-21T${hour}Z`);
    expect(messages({ past: '2026-11-20' }, now)).toEqual({});
    expect(messages({ past: '2026-11-21' }, now)).toEqual({});
    expect(messages({ past: '2026-11-22' }, now)).toEqual(refused);
  });

  test('may lie long ago', () => {
    expect(messages({ past: '1088-01-01' })).toEqual({});
  });

  test('that is no day at all is told so alone', () => {
    expect(messages({ past: '2999-01-01' })).toEqual({ past: noDay });
  });
});

describe('a day that must be later than another', () => {
  test.each<[unknown, string, boolean]>([
    ['2020-01-31', '2020-02-01', true],
    ['2020-01-31', '2020-01-31', false],
    ['2020-01-31', '2019-12-31', false],
    [undefined, '1950-01-01', true],
    ['no day', '1950-01-01', true],
  ])('after %s, %s: %s', (past, later, isRight) => {
    expect(messages({ past, later })['later']).toEqual(isRight ? undefined : ['must be later than past']);
  });
});

describe('a birth date', () => {
  const refused = { birth: ['must make the person 18 to 120 years old'] };

  test.each<[day: string, born: string, isRight: boolean]>([
    ['2026-11-21', '2008-11-21', true],
    ['2026-11-21', '2008-11-22', false],
    ['2026-11-21', '2030-01-01', false],
    ['2026-11-21', '1906-01-01', true],
    ['2026-11-21', '1905-11-22', true],
    ['2026-11-21', '1905-11-21', false],
    ['2026-02-28', '2008-02-29', false],
    ['2026-03-01', '2008-02-29', true],
    ['2028-02-29', '2010-02-28', true],
    ['2048-01-01', '2030-01-01', true],
  ])('on %s at any hour, born %s: %s', (day, born, isRight) => {
    for (const hour of ['00:00:00.000', '10:00:00.000', '23:59:59.999'])
      expect(messages({ birth: born }, new Date(`${day}T${hour}Z`))).toEqual(isRight ? {} : refused);
  });

  test('that is no day at all is told so alone', () => {
    expect(messages({ birth: '1990-02-30' })).toEqual({ birth: noDay });
  });
});

describe('the moment of a validation', () => {
  test('is gone after it, also after one that throws', () => {
    const late = (): unknown => validateSync(plainToInstance(Days, { past: '2020-01-01' }));
    expect(() => asOf(noon, () => JSON.parse('{') as unknown)).toThrow(SyntaxError);
    expect(late).toThrow('outside of asOf');
    expect(asOf(noon, late)).toEqual([]);
    expect(late).toThrow('outside of asOf');
  });

  test('is the inner one within another', () => {
    const isRefused = (): boolean => validateSync(plainToInstance(Days, { past: '2026-06-01' })).length > 0;
    asOf(noon, () => {
      expect(asOf(new Date('2026-01-01T00:00:00Z'), isRefused)).toBe(true);
      expect(isRefused()).toBe(false);
    });
  });
});
