import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { acceptedCoding, contentCodings } from './content-coding.js';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip; q=0.001', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['gzip;q=1.0, identity; q=0.5, *;q=0', 'gzip'],
  ['gzip;q=often', 'identity'],
  ['identity', 'identity'],
  ['x-gzip, brotli', 'identity'],
])('%p is sent %s', (accepted, coding) => {
  expect(acceptedCoding(accepted)).toBe(coding);
});

test('whatever is asked for, a coding is chosen, and none that was not named', () => {
  fc.assert(
    fc.property(fc.string(), (accepted) => {
      const coding = acceptedCoding(accepted);
      expect(contentCodings).toContain(coding);
      if (coding !== 'identity') expect(accepted.toLowerCase().includes(coding) || accepted.includes('*')).toBe(true);
    }),
  );
});
