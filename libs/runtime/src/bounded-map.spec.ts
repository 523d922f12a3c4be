import { expect, test } from '@jest/globals';
import { BoundedMap } from './bounded-map.js';

test('what was set longest ago makes way', () => {
  const recent = new BoundedMap<string, number>(2).set('a', 1).set('b', 2).set('c', 3);
  expect([...recent]).toEqual([
    ['b', 2],
    ['c', 3],
  ]);
});

test('what is set again is new again', () => {
  const recent = new BoundedMap<string, number>(2).set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...recent]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});
