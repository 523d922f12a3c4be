import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { hashOf, matches, newSecret, parseKey, formatKey } from './key-format.js';

const id = '0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00';

test.each(['gk', 'gws'] as const)('a key %s is read as it was written, and as no other kind', (kind) => {
  const secret = newSecret();
  const text = formatKey(kind, id, secret);
  expect(parseKey(kind, text)).toEqual({ id, secret });
  expect(parseKey(kind === 'gk' ? 'gws' : 'gk', text)).toBeUndefined();
});

test('secrets are long, of letters and digits, and all different', () => {
  const secrets = Array.from({ length: 500 }, newSecret);
  expect(secrets.every((secret) => /^[0-9A-Za-z]{43}$/.test(secret))).toBe(true);
  expect(new Set(secrets).size).toBe(500);
});

test('each character of a secret is as likely as any other', () => {
  const text = Array.from({ length: 1_000 }, newSecret).join('');
  // The first eight are 8 of 62, 12.9 %; of bytes that are not chosen among they would be 40 of 256, 15.6 %.
  expect(text.replace(/[^0-7]/g, '').length / text.length).toBeLessThan(0.142);
});

test('anything else is no key', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseKey('gk', text)).toBeUndefined();
    }),
  );
  const key = formatKey('gk', id, newSecret());
  for (const altered of [
    ` ${key}`,
    `${key}x`,
    key.slice(0, -1),
    key.toUpperCase(),
    key.replace('gk_', 'sk_'),
    `${key}\n`,
  ])
    expect(parseKey('gk', altered)).toBeUndefined();
});

test('only the secret itself matches its hash', () => {
  const secret = newSecret();
  expect(matches(secret, hashOf(secret))).toBe(true);
  expect(matches(newSecret(), hashOf(secret))).toBe(false);
});
