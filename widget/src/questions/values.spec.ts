import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changesIn, hasMasked, readableOf, valueAt, withValue } from './values.js';

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

describe('of answers that another session gave', () => {
  const earlier = {
    name: { first: '****a', last: '****o' },
    born: '****17',
    proofs: [{ documentId: 'a', issuedOn: '****01' }],
    sources: ['****', '****'],
    note: 'x',
  };
  const unchanged = readableOf(earlier);

  test('nothing that is left as it is changes', () => {
    expect(hasMasked(earlier)).toBe(true);
    expect(hasMasked(unchanged)).toBe(false);
    expect(changesIn(unchanged, earlier)).toEqual({});
    expect(changesIn({ ...unchanged, sources: [] }, earlier)).toEqual({});
  });

  test('one letter is one field', () => {
    expect(changesIn({ ...unchanged, name: { last: 'Pérez' } }, earlier)).toEqual({ name: { last: 'Pérez' } });
  });

  test('what could be read and was taken out is gone', () => {
    const { note: _, ...rest } = unchanged;
    expect(changesIn(rest, earlier)).toEqual({ note: null });
  });
});
