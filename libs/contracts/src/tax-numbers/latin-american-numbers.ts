import { isRealDay } from '../days.js';
import { all, checkDigit, complement, countdown, luhn, mostly, weightedSum } from './check-digits.js';

const fromAscii = (character: string): number => character.charCodeAt(0) - '0'.charCodeAt(0);

const cpf = all(checkDigit(countdown(10, 2), complement(11, 0)), checkDigit(countdown(11, 2), complement(11, 0)));

/** Numbers of one digit repeated satisfy the rule, and are nobody's. */
export function isCpf(number: string): boolean {
  return !/^(\d)\1*$/.test(number) && cpf(number) === true;
}

const cnpjWeights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const cnpj = all(
  checkDigit(cnpjWeights, complement(11, 0), fromAscii),
  checkDigit([6, ...cnpjWeights], complement(11, 0), fromAscii),
);

/** Since July 2026 letters too: each counts as its place in ASCII behind the 0. */
export function isCnpj(number: string): boolean {
  return !/^(\d)\1*$/.test(number) && cnpj(number) === true;
}

/** Ten is written 9, where the prefix was not changed to avoid it. */
export const isCuit = checkDigit([5, 4, 3, 2, 7, 6, 5, 4, 3, 2], complement(11, 9));

const curpAlphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
const curp = checkDigit(countdown(18, 2), complement(10), (character) => curpAlphabet.indexOf(character));

/** Where somebody was born, NE being abroad. Those born in Mexico City are still of DF. */
const statesOfCurp =
  'AS BC BS CC CH CL CM CS DF DG GR GT HG JC MC MN MS NE NL NT OC PL QR QT SL SP SR TC TL TS VZ YN ZS'.split(' ');

/** Who was born since 2000 has a letter before the check digit. */
export function isCurp(number: string): boolean {
  const century = /\d/.test(number.charAt(16)) ? 1900 : 2000;
  const [year = 0, month = 0, day = 0] = [4, 6, 8].map((place) => Number(number.slice(place, place + 2)));
  const isBorn = isRealDay(century + year, month, day) && statesOfCurp.includes(number.slice(11, 13));
  return isBorn && curp(number) === true;
}

const rfcAlphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';
const rfc = checkDigit(countdown(13, 2), complement(11, 'A'), (character) => rfcAlphabet.indexOf(character));

/** A company's number is a letter shorter than a person's. */
export function isRfc(number: string): boolean | undefined {
  return rfc(number.padStart(13, ' '));
}

/** Ten becomes 0 and eleven 1. */
export const isRucOfPeru = checkDigit([5, 4, 3, 2, 7, 6, 5, 4, 3, 2], (sum) => (11 - (sum % 11)) % 10);

const publicBody = checkDigit([3, 2, 7, 6, 5, 4, 3, 2], complement(11));
const company = checkDigit([4, 3, 2, 7, 6, 5, 4, 3, 2], complement(11));

/** The third digit tells who it is. New companies and foreigners get numbers that follow no rule. */
export function isRucOfEcuador(number: string): boolean | undefined {
  const person = luhn(number.slice(0, 10));
  if (number.charAt(2) < '6') return person;
  return mostly(number.charAt(2) === '6' ? (text) => publicBody(text) === true || person : company)(number);
}

const letterOfNicaragua = 'ABCDEFGHJKLMNPQRSTUVWXY';

/** Only the numbers of persons, which are those of their identity cards, have a check letter. */
export function isCedulaOfNicaragua(number: string): boolean | undefined {
  if (!/^\d/.test(number)) return undefined;
  return letterOfNicaragua.charAt(Number(number.slice(0, 13)) % 23) === number.charAt(13);
}

const [olderNit, newerNit] = [
  checkDigit(countdown(14, 2), (sum) => (sum % 11) % 10),
  checkDigit([2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], complement(11, 0)),
];
const dui = checkDigit(countdown(9, 2), complement(10));

/** Persons use the nine digits of their identity card; older numbers have a serial of up to 100. */
export function isNitOfElSalvador(number: string): boolean | undefined {
  if (number.length === 9) return dui(number);
  return (number.slice(10, 13) <= '100' ? olderNit : newerNit)(number);
}

const kindsOfRif: Readonly<Record<string, number>> = { V: 1, E: 2, J: 3, C: 3, P: 4, G: 5 };

export function isRif(number: string): boolean {
  const sum = weightedSum(`${kindsOfRif[number.charAt(0)] ?? 0}${number.slice(1)}`, [4, 3, 2, 7, 6, 5, 4, 3, 2]);
  return String(complement(11, 0)(sum)) === number.charAt(9);
}
