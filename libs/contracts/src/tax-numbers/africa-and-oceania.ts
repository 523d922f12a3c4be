import {
  type CheckDigits,
  checkDigit,
  complement,
  luhn,
  mostly,
  multiple,
  remainder,
  unpublished,
  weightedSum,
} from './check-digits.js';
import type { TaxNumberRule } from './rule.js';

/** The older numbers of eight digits come by two rules. */
const isTfn: CheckDigits = (number) =>
  number.length === 9
    ? multiple([1, 4, 3, 7, 5, 8, 6, 9, 10])(number)
    : mostly((text) => [weightsOfOld, weightsOfNew].some((weights) => weightedSum(text, weights) % 11 === 0))(number);
const weightsOfOld = [10, 7, 8, 4, 6, 3, 5, 1];
const weightsOfNew = [1, 4, 3, 7, 5, 8, 6, 9];

/** Where the first weights leave ten, others are tried. */
const isIrd: CheckDigits = (number) => {
  const digits = number.padStart(9, '0');
  const first = complement(11)(weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2]));
  const digit = first === 10 ? complement(11)(weightedSum(digits, [7, 4, 3, 2, 5, 2, 7, 6])) : first;
  return String(digit) === digits.charAt(8);
};

const ofGhana = checkDigit([1, 2, 3, 4, 5, 6, 7, 8, 9], remainder(11, 'X'));

export const otherTaxNumbers: readonly TaxNumberRule[] = [
  ['NIF', 'AO', /^(\d{10}|\d{9}[A-Z]{2}\d{3})$/],
  ['NIF', 'CM', /^[A-Z]\d{12}[A-Z]$/, unpublished],
  ['NIF', 'CV', /^[1-9]\d{8}$/, unpublished],
  ['NIF', 'DZ', /^(\d{15}|\d{20})$/],
  ['NIN', 'DZ', /^\d{18}$/],
  ['TIN', 'EG', /^\d{9}$/],
  ['TIN', 'ET', /^\d{10}$/],
  ['TIN', 'GH', /^([PCGQV]00\d{7}[\dX]|GHA\d{10})$/, (number) => number.startsWith('GHA') || ofGhana(number.slice(1))],
  ['NIF', 'GN', /^\d{9}$/, luhn],
  ['PIN', 'KE', /^[AP]\d{9}[A-Z]$/, unpublished],
  ['IF', 'MA', /^\d{7,8}$/],
  ['NIF', 'MG', /^\d{10}$/],
  ['TIN', 'MU', /^\d{8}$/],
  ['TIN', 'MW', /^\d{8}$/],
  ['TIN', 'MZ', /^\d{9}$/, unpublished],
  ['NIN', 'NG', /^\d{11}$/],
  ['BVN', 'NG', /^22\d{9}$/],
  ['RC', 'NG', /^(RC|BN|IT)?\d{1,8}$/],
  ['TIN', 'NG', /^(\d{10}|\d{12,13})$/],
  ['TIN', 'BW NA RW SC SL SZ TZ', /^[A-Z]?\d{8,12}$/],
  ['NIN', 'UG', /^[CA][MF][\dA-Z]{12}$/],
  ['TIN', 'UG ZM', /^\d{10}$/],
  ['ID', 'ZA', /^\d{2}(0[1-9]|1[0-2])([0-3]\d)\d{4}[01]\d{2}$/, luhn],
  ['ITR', 'ZA', /^[0-39]\d{9}$/, luhn],
  ['TIN', 'ZA', /^[0-39]\d{9}$/, luhn],
  ['VAT', 'ZA', /^4\d{9}$/, unpublished],
  ['BP', 'ZW', /^\d{9,10}$/, unpublished],

  ['TFN', 'AU', /^\d{8,9}$/, isTfn],
  ['IRD', 'NZ', /^[1-9]\d{7,8}$/, isIrd],
  ['TIN', 'FJ PG SB VU WS', /^\d{6,9}$/],
];
