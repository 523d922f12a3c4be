import { describe, expect, test } from '@jest/globals';
import { isUUID } from 'class-validator';
import fc from 'fast-check';
import { changeCursor, readChangeCursor } from './change-cursor.js';

const moments = fc.date({ min: new Date(0), max: new Date('2500-01-01'), noInvalidDate: true });

describe('a cursor of a list by change', () => {
  test('is a UUID, names its moment, and begins at its row or just before it', () => {
    fc.assert(
      fc.property(moments, fc.uuid({ version: 7 }), (at, id) => {
        const cursor = changeCursor({ at, id });
        expect(isUUID(cursor)).toBe(true);
        const read = readChangeCursor(cursor);
        expect(read.at).toEqual(at);
        expect(read.id <= id).toBe(true);
        expect(id.startsWith(read.id.slice(0, 21))).toBe(true);
      }),
    );
  });

  test('of any other UUID is read as one, too', () => {
    fc.assert(fc.property(fc.uuid(), (id) => expect(isUUID(readChangeCursor(id).id, 'loose')).toBe(true)));
  });
});
