import { beforeEach, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { Clock } from '#runtime';
import { DataKeyCache } from './data-key-cache.js';
import { DataKey } from './data-key.js';

const key = new DataKey(randomBytes(32));
let clock: Clock;
let cache: DataKeyCache;

beforeEach(() => {
  clock = new Clock();
  cache = new DataKeyCache(clock);
});

describe('a cached data key', () => {
  test('is kept for less than a minute, whichever way the clock is moved', () => {
    for (const offset of [60_000, -90_000, -365 * 24 * 3600 * 1000]) {
      clock.setOffset(0);
      cache.keep('a', key, cache.generation);
      expect(cache.get('a')).toBe(key);
      clock.setOffset(offset);
      expect(cache.get('a')).toBeUndefined();
    }
  });

  test('is not kept when something was destroyed since it was read', () => {
    const { generation } = cache;
    cache.forget('a');
    cache.keep('a', key, generation);
    expect(cache.get('a')).toBeUndefined();
    const later = cache.generation;
    cache.clear();
    cache.keep('a', key, later);
    expect(cache.get('a')).toBeUndefined();
  });

  test('makes room: at most a thousand are kept, the newest', () => {
    for (let index = 0; index <= 1_000; index += 1) cache.keep(String(index), key, cache.generation);
    expect(cache.get('0')).toBeUndefined();
    expect(cache.get('1')).toBe(key);
    expect(cache.get('1000')).toBe(key);
  });
});
