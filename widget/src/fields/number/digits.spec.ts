import { expect, test } from '@jest/globals';
import { plainDigits } from './digits.js';

test('digits of any script are digits', () => {
  expect(plainDigits('١٩٩٠ ۱۹۹۰ १९९० 1990 x𝟡')).toBe('1990 1990 1990 1990 x9');
});
