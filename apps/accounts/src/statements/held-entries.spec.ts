import { expect, test } from '@jest/globals';
import { RateLimitExceeded } from '#errors';
import { HeldEntries } from './held-entries.js';

test('two of the longest statements of one organization are read at once, and four in all', () => {
  const held = new HeldEntries();
  const longest = 50_000;
  const giveBack = [held.take('a', longest), held.take('a', longest), held.take('b', longest)];
  expect(() => held.take('a', 1)).toThrow(RateLimitExceeded);
  giveBack.push(held.take('b', longest));
  expect(() => held.take('c', 1)).toThrow(RateLimitExceeded);
  giveBack[0]?.();
  giveBack[0]?.();
  held.take('c', longest);
  expect(() => held.take('a', 1)).toThrow(RateLimitExceeded);
});

test('a statement of nothing is always drawn', () => {
  const held = new HeldEntries();
  for (const organization of ['a', 'a', 'b', 'b']) held.take(organization, 50_000);
  expect(() => held.take('a', 0)).not.toThrow();
});
