import { expect, test } from '@jest/globals';
import { isEmail, isWebAddress, withScheme } from './internet-addresses.js';

test.each([
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'a b@example.com',
  'ana@example..com',
  `a@${'x'.repeat(250)}.com`,
])('%s is no email address', (text) => {
  expect(isEmail(text)).toBe(false);
});

test.each([
  'acme.example',
  'ftp://acme.example',
  'javascript:alert(1)',
  'https://acme',
  'https://a:b@acme.example',
  'https://acme.example x',
])('%s is no web address', (text) => {
  expect(isWebAddress(text)).toBe(false);
});

test.each([
  ['acme.example', 'https://acme.example'],
  [' www.acme.example/shop?a=b ', 'https://www.acme.example/shop?a=b'],
  ['http://acme.example', 'http://acme.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['ana@acme.example', 'ana@acme.example'],
  ['acme', 'acme'],
])('%s is taken for %s', (text, address) => {
  expect(withScheme(text)).toBe(address);
});
