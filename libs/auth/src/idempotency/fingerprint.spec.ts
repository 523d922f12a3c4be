import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isUUID } from 'class-validator';
import { fingerprintOf, keyWithin } from './fingerprint.js';

test('JSON in another order is the same request', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => {
      const reversed = Object.fromEntries(Object.entries(body).reverse());
      expect(fingerprintOf('POST', '/x', reversed)).toEqual(fingerprintOf('POST', '/x', body));
    }),
  );
});

test('another method, address, value or order of a list is another request', () => {
  const one = fingerprintOf('POST', '/x', { a: [1, 2] });
  for (const other of [
    fingerprintOf('PUT', '/x', { a: [1, 2] }),
    fingerprintOf('POST', '/y', { a: [1, 2] }),
    fingerprintOf('POST', '/x', { a: [2, 1] }),
    fingerprintOf('POST', '/x', { a: ['1', 2] }),
    fingerprintOf('POST', '/x', {}),
  ]) {
    expect(other).not.toEqual(one);
  }
});

test('the keys of several owners never meet, and are UUIDs', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), fc.uuid(), (one, other, key) => {
      expect(isUUID(keyWithin(one, key), 8)).toBe(true);
      expect(keyWithin(one, key)).toBe(keyWithin(one, key));
      expect(new Set([key, keyWithin(one, key), keyWithin(other, key)]).size).toBe(one === other ? 2 : 3);
    }),
  );
});
