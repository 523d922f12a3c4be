import {
  checkDigit,
  complement,
  countdown,
  iso7064,
  luhn,
  multiple,
  remainder,
  secondTry,
  unpublished,
} from './check-digits.js';
import {
  isAfm,
  isAhv,
  isBsn,
  isCodiceFiscale,
  isCprOfDenmark,
  isCuiOfRomania,
  isEgn,
  isFirmenbuchnummer,
  isFodselsnummer,
  isHetu,
  isInnOfRussia,
  isJmbg,
  isMatricule,
  isNifOfPortugal,
  isNifOfSpain,
  isNip,
  isNrn,
  isPersonnummer,
  isPesel,
  isPpsn,
  isRodneCislo,
  isSpi,
  isSteuerId,
  isUnp,
  isUtr,
} from './european-numbers.js';
import { europeanVatNumbers, ofLatvia } from './european-vat.js';
import type { TaxNumberRule } from './rule.js';

const day = '(0[1-9]|[12]\\d|3[01])';
const month = '(0[1-9]|1[0-2])';
const jmbg = new RegExp(`^${day}${month}[09]\\d{8}$`);
const birthNumber = /^\d{2}[0-35-8]\d[0-3]\d\d{3,4}$/;
const sevenThreeOne = checkDigit([7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1], remainder(10));
const isikukood = secondTry([1, 2, 3, 4, 5, 6, 7, 8, 9, 1], [3, 4, 5, 6, 7, 8, 9, 1, 2, 3], remainder(11, 0));

export const europeanTaxNumbers: readonly TaxNumberRule[] = [
  ['NRT', 'AD', /^[ACDEFGLOPU]\d{6}[A-Z]$/, unpublished],
  ['SI', 'AT', /^[1-9]\d{3}[0-3]\d[01]\d{3}$/, multiple([3, 7, 9, -1, 5, 8, 4, 2, 1, 6])],
  ['FN', 'AT', /^(FN)?\d{1,6}[ABDFGHIKMPSTVWXYZ]$/, (number) => isFirmenbuchnummer(number.replace(/^FN/, ''))],
  ['TIN', 'AT', /^\d{9}$/, luhn],
  ['JMBG', 'BA ME MK RS', jmbg, isJmbg],
  ['ID_BROJ', 'BA', /^4\d{12}$/, unpublished],
  ['NRN', 'BE', /^\d{11}$/, isNrn],
  ['EGN', 'BG', /^\d{10}$/, isEgn],
  ['UCN', 'BG', /^\d{10}$/, isEgn],
  ['UNP', 'BY', /^[1-7ABCEHKM][\dABCEHKMOPT]\d{7}$/, isUnp],
  ['AHV', 'CH LI', /^756\d{10}$/, isAhv],
  ['RODNE_CISLO', 'CZ SK', birthNumber, isRodneCislo],
  ['RC', 'CZ SK', birthNumber, isRodneCislo],
  ['STEUER_ID', 'DE', /^[1-9]\d{10}$/, isSteuerId],
  ['CPR', 'DK', new RegExp(`^${day}${month}\\d{6}$`), isCprOfDenmark],
  ['IK', 'EE', new RegExp(`^[1-8]\\d{2}${month}${day}\\d{4}$`), isikukood],
  ['NIF', 'ES', /^([\dKLMXYZ]\d{7}[A-Z]|[A-HJNP-SUVW]\d{7}[\dA-J])$/, isNifOfSpain],
  ['HETU', 'FI', new RegExp(`^${day}${month}\\d{2}[+A-FU-Y]?\\d{3}[\\dA-FHJ-NPR-Y]$`), isHetu],
  ['SPI', 'FR', /^[0-3]\d{12}$/, isSpi],
  ['NINO', 'GB IM', /^[A-Z]{2}\d{6}[A-D]?$/, /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]/],
  ['UTR', 'GB', /^\d{10}K?$/, isUtr],
  ['AOM', 'GR', /^\d{9}$/, isAfm],
  ['OIB', 'HR', /^\d{11}$/, iso7064],
  ['ADOAZ', 'HU', /^8\d{9}$/, checkDigit([1, 2, 3, 4, 5, 6, 7, 8, 9], remainder(11))],
  ['PPSN', 'IE', /^\d{7}[A-W][A-Z]?$/, isPpsn],
  ['TRN', 'IE', /^\d{7}[A-W][A-Z]?$/, isPpsn],
  ['CF', 'IT', /^([A-Z]{6}[\dL-NP-V]{2}[A-EHLMPR-T][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]|\d{11})$/, isCodiceFiscale],
  ['TIN', 'IS', /^[0-7]\d[01]\d{6}[089]$/, multiple([3, 2, 7, 6, 5, 4, 3, 2, 1])],
  ['TIN', 'LI', /^\d{4,12}$/],
  ['TIN', 'LT', /^[1-69]\d{10}$/, isikukood],
  ['TIN', 'LV', /^\d{11}$/, ofLatvia],
  ['MATRICULE', 'LU', /^(18|19|20)\d{9}(\d{2})?$/, isMatricule],
  ['IDNP', 'MD', /^[029]\d{12}$/, sevenThreeOne],
  ['IDNO', 'MD', /^1\d{12}$/, sevenThreeOne],
  ['PIB', 'ME', /^\d{8}$/, checkDigit(countdown(8, 2), complement(11, 0))],
  ['TIN', 'MK', /^(MK)?[457]\d{12}$/, (number) => isJmbg(number.replace(/^MK/, ''))],
  ['TIN', 'MT', /^(\d{3,7}[ABGHLMPZ]|[1-9]\d{8})$/],
  ['BSN', 'NL', /^(?!0{8})\d{8,9}$/, isBsn],
  ['FODSELSNR', 'NO', /^[0-7]\d[01489]\d{8}$/, isFodselsnummer],
  ['PESEL', 'PL', /^\d{11}$/, isPesel],
  ['TIN', 'PL', /^[1-9]\d{9}$/, isNip],
  ['NIF', 'PT', /^[1-9]\d{8}$/, isNifOfPortugal],
  [
    'CNP',
    'RO',
    new RegExp(`^[1-9]\\d{2}${month}${day}\\d{6}$`),
    checkDigit([2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9], remainder(11, 1)),
  ],
  ['CUI', 'RO', /^(RO)?[1-9]\d{1,9}$/, (number) => isCuiOfRomania(number.replace(/^RO/, ''))],
  ['PIB', 'RS', /^[1-9]\d{8}$/, iso7064],
  ['INN', 'RU', /^(\d{10}|\d{12})$/, isInnOfRussia],
  [
    'PERSONNUMMER',
    'SE',
    new RegExp(`^(19|20)?\\d{2}${month}([06][1-9]|[1278]\\d|[39][01])[+]?\\d{4}$`),
    isPersonnummer,
  ],
  ['EMSO', 'SI', jmbg, isJmbg],
  ['TCKN', 'TR', /^[1-9]\d{10}$/, isTckn],
  ['TIN', 'TR', /^\d{10}$/, isVkn],
  ['RNOKPP', 'UA', /^\d{10}$/, checkDigit([-1, 5, 7, 9, 4, 6, 10, 5, 7], remainder(11, 0))],
  ['TIN', 'UA', /^\d{8}$/, isEdrpou],
  ...europeanVatNumbers,
];

/** The sum of the odd places, seven times, less the even ones is the tenth digit; all ten sum up to the last. */
function isTckn(number: string): boolean {
  const tenth = checkDigit([7, -1, 7, -1, 7, -1, 7, -1, 7], remainder(10));
  return tenth(number) === true && checkDigit([1, 1, 1, 1, 1, 1, 1, 1, 1, 1], remainder(10))(number) === true;
}

function isVkn(number: string): boolean {
  const sum = [...number.slice(0, 9)].reduce((total, character, index) => {
    const digit = (Number(character) + 9 - index) % 10;
    return total + (digit === 0 ? 0 : (digit * 2 ** (9 - index)) % 9 || 9);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(number.charAt(9));
}

/** Numbers between 30 and 60 million start counting at seven. */
function isEdrpou(number: string): boolean | undefined {
  return '345'.includes(number.charAt(0))
    ? secondTry([7, 1, 2, 3, 4, 5, 6], [9, 3, 4, 5, 6, 7, 8], remainder(11, 0))(number)
    : secondTry([1, 2, 3, 4, 5, 6, 7], [3, 4, 5, 6, 7, 8, 9], remainder(11, 0))(number);
}
