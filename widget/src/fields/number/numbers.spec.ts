import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { numberIn, numberProblems, numberText } from './numbers.js';

const locales = ['en', 'es', 'es-MX', 'pt-BR', 'de-CH', 'fr', 'hi', 'en-IN', 'ar-EG', 'fa', 'bn'];

test.each([
  ['en', '33.34', 33.34],
  ['en', '33,34', 33.34],
  ['es', '33,34', 33.34],
  ['es', '33.34', 33.34],
  ['es', '1.500', 1500],
  ['en', '1,500', 1500],
  ['en', '1.500', 1.5],
  ['en', '1,234,567.5', 1_234_567.5],
  ['en', '1.234.567', 1_234_567],
  ['es', '1,234,567', 1_234_567],
  ['es', '1.234.567,5', 1_234_567.5],
  ['de-CH', '1’500.25', 1500.25],
  ['fr', '1\u202f500,25', 1500.25],
  ['en-IN', '12,34,567', 1_234_567],
  ['ar-EG', '٣٣٫٣٤', 33.34],
  ['ar-EG', '١٬٥٠٠', 1500],
  ['fa', '۲۵', 25],
  ['en', ' 25 % ', 25],
  ['en', '12.', 12],
  ['en', '.5', 0.5],
  ['en', '-1', -1],
  ['en', '0', 0],
])('in %s %s is %d', (locale, text, number) => {
  expect(numberIn(text, locale)).toBe(number);
});

test.each(['', ' ', 'abc', '1e5', '1.2.3', '12,34.56,78', '--1', '.', ',', '1-2', '0x1', 'Infinity', '25 €'])(
  '%j is no number',
  (text) => {
    expect(numberIn(text, 'en')).toBeUndefined();
  },
);

test('what stands in the box is the number that it was', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000_000 }).map((whole) => whole / 100);
  fc.assert(
    fc.property(fc.constantFrom(...locales), cents, (locale, number) => {
      expect([locale, numberIn(numberText(number, locale), locale)]).toEqual([locale, number]);
    }),
  );
});

test('as people group it, it is the number that it was', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.nat(), (locale, number) => {
      const text = new Intl.NumberFormat(locale).format(number);
      expect([text, numberIn(text, locale)]).toEqual([text, number]);
    }),
  );
});

test.each([
  [{ min: 0, max: 100 }, [0, 100, 33.34], [-0.01, 100.01, Number.NaN, 'abc', '25']],
  [{ min: 0, whole: true } as const, [0, 250, Number.MAX_SAFE_INTEGER], [-1, 1.5, 2 ** 53, 1e308, '1']],
])('within %j', (limits, right, wrong) => {
  for (const value of right) expect(numberProblems('a', limits, value)).toEqual([]);
  const code = 'whole' in limits ? 'wholeNumber' : 'number';
  for (const value of wrong) expect(numberProblems('a', limits, value)).toMatchObject([{ path: 'a', code }]);
});
