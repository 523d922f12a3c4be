import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Clock, Ids, firstIdAt, momentOf } from '#runtime';
import { dayBegins, dayEnds } from './line-ids.js';

const moments = fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true });

class ClockAt extends Clock {
  constructor(private readonly at: Date) {
    super();
  }

  override now(): Date {
    return this.at;
  }
}

describe('the first id at a moment', () => {
  test('is before every id that is made then, and after every id that is made before', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const id = new Ids(new ClockAt(at)).next();
        expect(firstIdAt(at) < id).toBe(true);
        expect(id < firstIdAt(new Date(at.getTime() + 1))).toBe(true);
        expect(momentOf(id)).toEqual(at);
      }),
    );
  });

  test('is the least there is for what was before all computers', () => {
    expect(firstIdAt(new Date('1900-01-01T00:00:00.000Z'))).toBe('00000000-0000-0000-0000-000000000000');
  });
});

test('a day begins and ends at midnight in UTC, and the end of one is the beginning of the next', () => {
  fc.assert(
    fc.property(moments, (at) => {
      expect(dayBegins(at).toISOString()).toMatch(/T00:00:00\.000Z$/);
      expect(dayBegins(at) <= at && at < dayEnds(at)).toBe(true);
      expect(dayBegins(dayEnds(at))).toEqual(dayEnds(at));
    }),
  );
});
