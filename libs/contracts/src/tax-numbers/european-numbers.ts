import { isRealDay } from '../days.js';
import {
  all,
  checkDigit,
  complement,
  countdown,
  iso7064,
  luhn,
  luhnSum,
  mostly,
  multiple,
  padded,
  remainder,
  verhoeff,
  weightedSum,
} from './check-digits.js';

/** The rest of a number in a ring of letters: the oldest kind of check there is. */
function letterOf(alphabet: string, sum: number): string {
  return alphabet.charAt(sum % alphabet.length);
}

export const isAfm = checkDigit([256, 128, 64, 32, 16, 8, 4, 2], remainder(11, 0));
export const isBsn = padded(9, multiple([...countdown(9, 2), -1]));
export const isEgn = checkDigit([2, 4, 8, 5, 10, 9, 7, 3, 6], remainder(11, 0));
export const isJmbg = checkDigit([7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], complement(11, 0));
export const isNifOfPortugal = checkDigit(countdown(9, 2), complement(11, 0));
export const isNip = multiple([6, 5, 7, 2, 3, 4, 5, 6, 7, -1]);
export const isCuiOfRomania = padded(
  10,
  checkDigit([7, 5, 3, 2, 1, 7, 5, 3, 2], (sum) => ((sum * 10) % 11) % 10),
);

const controlLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Those of citizens, of foreigners (X, Y, Z), of others without a card (K, L, M) and of companies. */
export function isNifOfSpain(number: string): boolean {
  const [kind, body, check] = [number.charAt(0), number.slice(1, 8), number.charAt(8)];
  if (/[\dXYZKLM]/.test(kind)) {
    const first = 'XYZ'.includes(kind) ? 'XYZ'.indexOf(kind) : kind.replace(/[KLM]/, '');
    return letterOf(controlLetters, Number(`${first}${body}`)) === check;
  }
  return luhn(`${body}${/\d/.test(check) ? check : 'JABCDEFGHI'.indexOf(check)}`);
}

/** Among the first ten digits one comes twice or three times, and no other more than once. */
export function isSteuerId(number: string): boolean {
  const counts = new Map<string, number>();
  for (const digit of number.slice(0, 10)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count > 1);
  return repeated.length === 1 && (repeated[0] ?? 0) <= 3 && iso7064(number);
}

/** Those born since 2000 have a 2 before their digits; of the others, none was born in a year that is yet to come. */
export function isNrn(number: string): boolean {
  const [body, check] = [number.slice(0, 9), Number(number.slice(9))];
  const readings = number < '5' ? [body, `2${body}`] : [body];
  return readings.some((digits) => 97 - (Number(digits) % 97) === check);
}

/** Nine digits until 1953 have no check digit; until 1984 a remainder of ten was written 0. */
export function isRodneCislo(number: string): boolean | undefined {
  if (number.length === 9) return true;
  const rest = Number(number.slice(0, 9)) % 11;
  const year = Number(number.slice(0, 2));
  return Number(number.charAt(9)) === (rest === 10 && year >= 54 && year < 86 ? 0 : rest);
}

export function isHetu(number: string): boolean {
  const digits = `${number.slice(0, 6)}${number.slice(-4, -1)}`;
  return letterOf('0123456789ABCDEFHJKLMNPRSTUVWXY', Number(digits)) === number.slice(-1);
}

export function isPersonnummer(number: string): boolean {
  const digits = number.replace('+', '');
  return luhn(digits.slice(-10));
}

/** A second letter counts nine times, but the W of married women and other letters of old do not. */
export function isPpsn(number: string): boolean {
  const second = Math.max(0, 'WABCDEFGHI'.indexOf(number.charAt(8) || 'W'));
  const sum = weightedSum(number, countdown(8, 2)) + 9 * second;
  return letterOf('WABCDEFGHIJKLMNOPQRSTUV', sum) === number.charAt(7);
}

export function isUtr(number: string): boolean {
  const sum = weightedSum(number.slice(1), [6, 7, 8, 9, 10, 5, 4, 3, 2]);
  return letterOf('21987654321', sum) === number.charAt(0);
}

const oddPlaces = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** Companies have eleven digits. A person's letter sums up a table for odd places and the alphabet for even ones. */
export function isCodiceFiscale(number: string): boolean {
  if (number.length === 11) return luhn(number);
  const sum = [...number.slice(0, 15)].reduce((total, character, index) => {
    const place = /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 'A'.charCodeAt(0);
    return total + (index % 2 === 0 ? (oddPlaces[place] ?? 0) : place);
  }, 0);
  return letterOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ', sum) === number.charAt(15);
}

/** The first eleven digits are checked by one rule in the twelfth and by another in the thirteenth. */
export function isMatricule(number: string): boolean | undefined {
  if (number.length !== 13) return undefined;
  return luhn(number.slice(0, 12)) && verhoeff(`${number.slice(0, 11)}${number.charAt(12)}`);
}

/** As wide as a barcode, and checked like one. */
export const isAhv = checkDigit([1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3], complement(10));

const ofCompanies = [2, 4, 10, 3, 5, 9, 4, 6, 8];
export function isInnOfRussia(number: string): boolean | undefined {
  if (number.length === 10) return checkDigit(ofCompanies, remainder(11, 0))(number);
  const ofPersons = [7, ...ofCompanies];
  return all(checkDigit(ofPersons, remainder(11, 0)), checkDigit([3, ...ofPersons], remainder(11, 0)))(number);
}

const pesel = checkDigit([1, 3, 7, 9, 1, 3, 7, 9, 1, 3], complement(10));
const centuriesOfPesel = [1900, 2000, 2100, 2200, 1800];

/** It begins with the birthday, whose month is 20 more for each century in this order. */
export function isPesel(number: string): boolean {
  const [year = 0, month = 0, day = 0] = [0, 2, 4].map((place) => Number(number.slice(place, place + 2)));
  const century = centuriesOfPesel[Math.floor(month / 20)] ?? 0;
  return isRealDay(century + year, month % 20, day) && pesel(number) === true;
}

/** The second letter of a person's number stands for a digit. */
export function isUnp(number: string): boolean | undefined {
  const second = 'ABCEHKMOPT'.indexOf(number.charAt(1));
  const digits = second < 0 ? number : `${number.charAt(0)}${second}${number.slice(2)}`;
  return checkDigit([29, 23, 19, 17, 13, 7, 5, 3], remainder(11))(digits);
}

export function isFirmenbuchnummer(number: string): boolean {
  const digits = number.replace(/\D/g, '').padStart(6, '0');
  return letterOf('ABDFGHIKMPSTVWXYZ', weightedSum(digits, [6, 4, 14, 15, 10, 1])) === number.slice(-1);
}

export function isSpi(number: string): boolean {
  return Number(number.slice(0, 10)) % 511 === Number(number.slice(10));
}

export const isFodselsnummer = all(
  checkDigit([3, 7, 6, 1, 8, 9, 4, 5, 2], complement(11)),
  checkDigit([5, 4, 3, 2, 7, 6, 5, 4, 3, 2], complement(11)),
);

/** Since 2007 the numbers of some birthdays break the rule, for those that keep it have run out. */
export const isCprOfDenmark = mostly(multiple([4, 3, 2, 7, 6, 5, 4, 3, 2, 1]));

export function isUidOfAustria(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  return (luhnSum(digits.slice(0, 7)) + Number(digits.charAt(7)) + 4) % 10 === 0;
}
