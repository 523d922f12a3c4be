import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readableOf, valueAt, withValue } from './values.js';

describe('a value', () => {
  const path = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 }).map((keys) => keys.join('.'));
  const value = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean(), fc.constant([]));

  test('is where it was put, and gone once it is taken out', () => {
    fc.assert(
      fc.property(path, value, (at, given) => {
        const values = withValue({ z: 1 }, at, given);
        expect(valueAt(values, at)).toEqual(given);
        expect(withValue(values, at, undefined)).toEqual({ z: 1 });
      }),
    );
  });

  test('leaves the others alone, and nobody else’s object changed', () => {
    const before = Object.freeze({ a: Object.freeze({ b: 1 }) });
    expect(withValue(before, 'a.c', 2)).toEqual({ a: { b: 1, c: 2 } });
    expect(withValue(before, 'a.b', '')).toEqual({});
  });
});

test('what is masked is not filled in', () => {
  expect(readableOf({ type: 't', a: '****', b: { c: '****1', d: 'x' }, e: ['****'], f: ['AR'] })).toEqual({
    b: { d: 'x' },
    f: ['AR'],
  });
  expect(readableOf({ a: ['AR', '****'] })).toEqual({});
  expect(readableOf({ a: [{ b: '****03', c: 'x' }, { b: 'y' }] })).toEqual({ a: [{ c: 'x' }, { b: 'y' }] });
});
