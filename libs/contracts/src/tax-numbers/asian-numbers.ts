import { checkDigit, complement, luhn, mostly, remainder, secondTry, weightedSum } from './check-digits.js';

/** Ten is written X. */
export const isRicn = checkDigit([7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2], (sum) =>
  '10X98765432'.charAt(sum % 11),
);

const uscAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const powersOfThree = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

export function isUsc(number: string): boolean {
  const sum = weightedSum(number, powersOfThree, (character) => uscAlphabet.indexOf(character));
  return uscAlphabet.charAt((31 - (sum % 31)) % 31) === number.charAt(17);
}

const blank = 36;

/** With a single letter, a blank stands before it. */
export function isHkid(number: string): boolean | undefined {
  const rule = checkDigit([9, 8, 7, 6, 5, 4, 3, 2], complement(11, 'A'), (character) =>
    character === ' ' ? blank : Number.parseInt(character, 36),
  );
  return rule(number.padStart(9, ' '));
}

const seriesOfSingapore: Readonly<Record<string, readonly [added: number, letters: string]>> = {
  S: [0, 'JZIHGFEDCBA'],
  T: [4, 'JZIHGFEDCBA'],
  F: [0, 'XWUTRQPNMLK'],
  G: [4, 'XWUTRQPNMLK'],
  M: [3, 'XWUTRQPNJLK'],
};

export function isNricOfSingapore(number: string): boolean {
  const [added, letters] = seriesOfSingapore[number.charAt(0)] ?? [0, ''];
  const sum = added + weightedSum(number.slice(1), [2, 7, 6, 5, 4, 3, 2]);
  return letters.charAt(sum % 11) === number.charAt(8);
}

/** Since October 2020 the last digits are drawn by lot. */
export const isRrn = mostly(checkDigit([2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5], (sum) => (11 - (sum % 11)) % 10));

export function isBusinessNumberOfKorea(number: string): boolean {
  const ninth = Number(number.charAt(8));
  const sum = weightedSum(number, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((ninth * 5) / 10);
  return (10 - (sum % 10)) % 10 === Number(number.charAt(9));
}

export const isMyNumber = checkDigit([6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], complement(11, 0));

/** The check digit stands first, and is never 0. */
export function isCorporateNumber(number: string): boolean {
  const sum = weightedSum(number.slice(1), [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]);
  return 9 - (sum % 9) === Number(number.charAt(0));
}

export const isIin = secondTry([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2], remainder(11));

export const isIdOfThailand = checkDigit([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], (sum) => (11 - (sum % 11)) % 10);

/** A person's identity number has taken the place of the old one of fifteen digits, and has no check digit. */
export function isNpwp(number: string): boolean {
  if (number.length === 16 && !number.startsWith('0')) return true;
  return luhn(number.slice(-15).slice(0, 9));
}

/** Persons may be asked for their identity number of twelve digits, which has no check digit. */
export function isMst(number: string): boolean | undefined {
  if (number.length === 12) return true;
  return checkDigit([31, 29, 23, 19, 17, 13, 7, 5, 3], (sum) => 10 - (sum % 11))(number);
}

const lettersOfTaiwan = 'ABCDEFGHJKLMNPQRSTUVXYWZIO';

/** Since 2023 a multiple of five is enough for companies; a 7 in seventh place may count as 0 or 1. */
export function isTinOfTaiwan(number: string): boolean | undefined {
  if (number.length === 8) {
    const sum = luhnLike(number);
    return sum % 5 === 0 || (number.charAt(6) === '7' && (sum + 1) % 5 === 0);
  }
  if (/^[A-Z]{2}/.test(number)) return undefined;
  const place = lettersOfTaiwan.indexOf(number.charAt(0)) + 10;
  const sum = Math.floor(place / 10) + (place % 10) * 9 + weightedSum(number.slice(1), [8, 7, 6, 5, 4, 3, 2, 1, 1]);
  return sum % 10 === 0;
}

function luhnLike(number: string): number {
  return [1, 2, 1, 2, 1, 2, 4, 1].reduce((total, weight, index) => {
    const product = weight * Number(number.charAt(index));
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
}
