import { expect, test } from '@jest/globals';
import { parseUrl } from './parse-url.js';

test('what was asked thousands of times is answered as at first', () => {
  const answers = Array.from({ length: 20_000 }, () => parseUrl('https://münchen.example')?.host);
  expect(new Set(answers)).toEqual(new Set(['xn--mnchen-3ya.example']));
});

test.each(['', 'https://', 'münchen.example', 'https://[::1'])('%j is no URL', (text) => {
  expect(parseUrl(text)).toBeUndefined();
});
