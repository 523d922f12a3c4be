import { expect, test } from '@jest/globals';
import { checkDigitHolds, checkDigitOf } from './check-digits.js';

/** As ICAO 9303 prints them. */
test.each([
  ['L898902C3', 6],
  ['740812', 2],
  ['120415', 9],
  ['ZE184226B<<<<<', 1],
  ['L898902C3674081221204159ZE184226B<<<<<1', 0],
  ['D23145890', 7],
  ['D231458907<<<<<<<<<<<<<<<7408122120415 9<<<<<<<<<<<'.replace(' ', ''), 6],
])('of %s it is %d', (text, digit) => {
  expect(checkDigitOf(text)).toBe(digit);
  expect(checkDigitHolds(text, String(digit))).toBe(true);
  expect(checkDigitHolds(text, String((digit + 1) % 10))).toBe(false);
});

test('of nothing it may be left out', () => {
  expect(checkDigitHolds('<<<<<<', '<')).toBe(true);
  expect(checkDigitHolds('<<<<<<', '0')).toBe(true);
  expect(checkDigitHolds('74<<<<', '<')).toBe(false);
});
