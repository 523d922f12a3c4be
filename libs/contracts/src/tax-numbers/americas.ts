import {
  byLength,
  checkDigit,
  complement,
  countdown,
  luhn,
  mostly,
  padded,
  remainder,
  unpublished,
} from './check-digits.js';
import {
  isRucOfEcuador,
  isCedulaOfNicaragua,
  isCnpj,
  isCpf,
  isCuit,
  isCurp,
  isNitOfElSalvador,
  isRfc,
  isRif,
  isRucOfPeru,
} from './latin-american-numbers.js';
import type { TaxNumberRule } from './rule.js';

const primesOfColombia = [71, 67, 59, 53, 47, 43, 41, 37, 29, 23, 19, 17, 13, 7, 3];

/** Many Colombians leave the check digit out, which only a company's number of ten digits certainly has. */
const nitOfColombia = padded(16, checkDigit(primesOfColombia, complement(11, 1)));

const cuiOfGuatemala = checkDigit([2, 3, 4, 5, 6, 7, 8, 9], remainder(11));
const nitOfGuatemala = padded(12, checkDigit(countdown(12, 2), complement(11, 'K')));
const rutOfUruguay = checkDigit([4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2], complement(11));
const rncOfTheDominicanRepublic = checkDigit([7, 9, 8, 6, 5, 4, 3, 2], (sum) => ((10 - (sum % 11) + 9) % 9) + 1);

export const americanTaxNumbers: readonly TaxNumberRule[] = [
  ['SSN', 'US', /^(?!000|666|9|078051120|219099999)\d{3}(?!00)\d{2}(?!0000)\d{4}$/],
  ['ITIN', 'US', /^9\d{2}(5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])\d{4}$/],
  ['TIN', 'US', /^(?!00)\d{9}$/],
  ['SIN', 'CA', /^\d{9}$/, (number) => !/^0+$/.test(number) && luhn(number)],
  ['TIN', 'CA', /^[1-9]\d{8}(R[CPTMZ]\d{4})?$/, (number) => luhn(number.slice(0, 9))],

  ['CURP', 'MX', /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/, isCurp],
  ['RFC', 'MX', /^[A-ZÑ&]{3,4}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/, mostly(isRfc)],
  ['INE', 'MX', /^([A-Z]{6}\d{8}[HMX]\d{3}|\d{9,10}|\d{12,13})$/, unpublished],

  ['CUIL', 'AR', /^2[03-7]\d{9}$/, isCuit],
  ['CUIT', 'AR', /^(2[03-7]|3[034]|5[015])\d{9}$/, isCuit],
  ['CDI', 'AR', /^(2[03-7]|3[034]|5[015])\d{9}$/, isCuit],
  ['CPF', 'BR', /^\d{11}$/, isCpf],
  ['TIN', 'BR', /^[A-Z\d]{12}\d{2}$/, isCnpj],
  ['NIT', 'BO', /^\d{5,15}$/, unpublished],
  ['RUT', 'CL', /^\d{6,8}[\dK]$/, padded(9, checkDigit([3, 2, 7, 6, 5, 4, 3, 2], complement(11, 'K')))],
  ['NIT', 'CO', /^\d{6,11}$/, (number) => (number.length === 10 ? nitOfColombia : mostly(nitOfColombia))(number)],
  ['ID', 'CR', /^\d{9,12}$/],
  ['TIN', 'CR', /^\d{9,12}$/],
  ['TIN', 'DO', /^(\d{9}|\d{11})$/, byLength({ 9: mostly(rncOfTheDominicanRepublic), 11: mostly(luhn) })],
  ['RUC', 'EC', /^(0[1-9]|1\d|2[0-4]|30|50)\d{8}(?!000)\d{3}$/, isRucOfEcuador],
  [
    'NIT',
    'GT',
    /^\d{2,11}[\dK]$|^\d{13}$/,
    (number) => (number.length === 13 ? cuiOfGuatemala : nitOfGuatemala)(number),
  ],
  ['CUI', 'GT', /^\d{9}(0[1-9]|1\d|2[0-2])\d{2}$/, cuiOfGuatemala],
  ['RTN', 'HN', /^(0[1-9]|1[0-8])\d{12}$/, unpublished],
  ['RUC', 'NI', /^([JRNE]\d{13}|\d{13}[A-HJ-NP-Y])$/, mostly(isCedulaOfNicaragua)],
  ['RUC', 'PA', /^(?=(.*\d){3})[A-Z\d]{4,22}$/, unpublished],
  ['RUC', 'PE', /^(1[0567]|20)\d{9}$/, isRucOfPeru],
  ['RUC', 'PY', /^\d{5,9}$/, padded(9, checkDigit(countdown(9, 2), complement(11, 0)))],
  ['NIT', 'SV', /^([019]\d{13}|\d{9})$/, isNitOfElSalvador],
  ['RUT', 'UY', /^(?!00)[012]\d{11}$/, rutOfUruguay],
  ['RUC', 'UY', /^(?!00)[012]\d{11}$/, rutOfUruguay],
  ['RIF', 'VE', /^[VEJPGC]\d{9}$/, isRif],

  ['CN', 'AW', /^\d{7,8}$/],
  ['NRN', 'BB', /^\d{2}(0[1-9]|1[0-2])([0-3]\d)\d{4}$/],
  ['TIN', 'BB', /^1\d{12}$/],
  ['TIN', 'BS', /^1\d{8}$/],
  ['TIN', 'BZ', /^\d{6}(\d{2})?$/],
  ['TIN', 'AG DM GD GY KN LC MS VC', /^\d{6,9}$/],
  ['CRIB', 'CW SX', /^\d{9,10}$/, unpublished],
  ['NIF', 'HT', /^\d{10}$/, unpublished],
  ['TRN', 'JM', /^\d{9}$/, unpublished],
  ['BIR', 'TT', /^\d{10}$/, unpublished],
];
