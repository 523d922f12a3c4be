import { expect, test } from '@jest/globals';
import { plainDigits } from '../number/digits.js';
import { regionOf } from '../phone/regions.js';
import { isBlank, isEmail, isWebAddress, textProblems, withScheme } from './texts.js';

test('spaces and characters without width say nothing', () => {
  for (const text of ['', ' ', '\t\u200b\ufeff', '\u00a0']) expect([text, isBlank(text)]).toEqual([text, true]);
  for (const text of ['.', '😀', 'م', ' a ']) expect([text, isBlank(text)]).toEqual([text, false]);
});

test('characters are counted as people count them, without what is around', () => {
  expect(textProblems('a', { max: 3 }, '  😀😀😀  ')).toEqual([]);
  expect(textProblems('a', { max: 2 }, '😀😀😀')).toEqual([{ path: 'a', code: 'tooLong', params: { count: 2 } }]);
  expect(textProblems('a', { min: 4, max: 9 }, 'abc   ')).toEqual([
    { path: 'a', code: 'tooShort', params: { count: 4 } },
  ]);
});

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

test('digits of any script are digits', () => {
  expect(plainDigits('١٩٩٠ ۱۹۹۰ १९९० 1990 x𝟡')).toBe('1990 1990 1990 1990 x9');
});

test('a language says the likely country, and the browser knows better', () => {
  expect(regionOf('pt-BR', ['en-US'])).toBe('BR');
  expect(regionOf('es', ['en-US', 'es-AR'])).toBe('AR');
  expect(regionOf('es', ['en-US', 'es'])).toBe('ES');
  expect(regionOf('en', [])).toBe('US');
});
