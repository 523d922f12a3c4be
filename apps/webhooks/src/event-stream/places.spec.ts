import { expect, test } from '@jest/globals';
import { LimitExceeded } from '#errors';
import { Places } from './places.js';

test('there are so many of one organization, and in all, until they are given back', () => {
  const places = new Places(3, 2);
  const first = places.take('a');
  places.take('a');
  expect(() => places.take('a')).toThrow(LimitExceeded);
  const ofAll = places.take(undefined);
  expect(() => places.take('b')).toThrow(LimitExceeded);
  first();
  places.take('b');
  expect(() => places.take('a')).toThrow(LimitExceeded);
  ofAll();
  places.take('a');
  expect(() => places.take(undefined)).toThrow(LimitExceeded);
});
