import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fingerprintOf } from './fingerprint.js';

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
