import type { TaxIdentificationNumberType } from '../vocabulary/tax-numbers.js';
import type { CheckDigits } from './check-digits.js';

/**
 * How the numbers of one type look in some countries, once separators are taken away, and how they are checked.
 * Without a check, the form is all that is published: a number of that form is as good as can be told. A check
 * that is an expression tells which numbers of the form are given out at all, without digits to check them by.
 */
export type TaxNumberRule = readonly [
  type: TaxIdentificationNumberType,
  countries: string,
  form: RegExp,
  check?: CheckDigits | RegExp,
];
