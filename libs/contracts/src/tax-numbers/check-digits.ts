/** Whether the check digits of a normalised number are right. Undefined where that cannot be told. */
export type CheckDigits = (number: string) => boolean | undefined;

/** A check digit exists, or may, and how it is computed was never published. */
export const unpublished: CheckDigits = () => undefined;

/** Authorities also gave out numbers that break the rule: breaking it then says nothing. */
export function mostly(rule: CheckDigits): CheckDigits {
  return (number) => (rule(number) === true ? true : undefined);
}

export function all(...rules: readonly CheckDigits[]): CheckDigits {
  return (number) => rules.every((rule) => rule(number));
}

/** For numbers that may be written without their leading zeros. */
export function padded(length: number, rule: CheckDigits): CheckDigits {
  return (number) => rule(number.padStart(length, '0'));
}

/** Which rule applies is told by the length, as where persons have longer numbers than companies. */
export function byLength(rules: Readonly<Record<number, CheckDigits>>): CheckDigits {
  return (number) => rules[number.length]?.(number);
}

/** 0 to 9, and A to Z as 10 to 35. */
function valueOf(character: string): number {
  return Number.parseInt(character, 36);
}

export function weightedSum(text: string, weights: readonly number[], value = valueOf): number {
  return weights.reduce((sum, weight, index) => sum + weight * value(text.charAt(index)), 0);
}

function modulo(sum: number, modulus: number): number {
  return ((sum % modulus) + modulus) % modulus;
}

type Digit = (sum: number) => number | string;

/** The digit is the remainder. Where the remainder is ten, there is no such digit unless a substitute is named. */
export function remainder(modulus: number, ten: number | string = 10): Digit {
  return (sum) => substitute(modulo(sum, modulus), ten);
}

/** The digit makes up what is missing to the next multiple. */
export function complement(modulus: number, ten: number | string = 10): Digit {
  return (sum) => substitute(modulo(-sum, modulus), ten);
}

function substitute(digit: number, ten: number | string): number | string {
  return digit === 10 ? ten : digit;
}

/** The character behind those that are weighed is the digit of their sum. */
export function checkDigit(weights: readonly number[], digit: Digit, value = valueOf): CheckDigits {
  return (number) => String(digit(weightedSum(number, weights, value))) === number.charAt(weights.length);
}

/** The check digit has a weight too, and all together are a multiple. */
export function multiple(weights: readonly number[], modulus = 11): CheckDigits {
  return (number) => modulo(weightedSum(number, weights), modulus) === 0;
}

/** When the first weights leave ten, the second ones are taken. */
export function secondTry(first: readonly number[], second: readonly number[], digit: Digit): CheckDigits {
  return (number) =>
    weightedSum(number, first) % 11 === 10
      ? checkDigit(second, digit)(number)
      : checkDigit(first, remainder(11))(number);
}

/** 8, 7, 6 … and `6, 5, 4 … ` are the commonest weights. */
export function countdown(from: number, to: number): number[] {
  return Array.from({ length: from - to + 1 }, (_, index) => from - index);
}

export function luhn(number: string): boolean {
  return luhnSum(number) % 10 === 0;
}

/** Every second digit counts twice, as the sum of its digits, and the last one counts once. */
export function luhnSum(number: string): number {
  return [...number].reverse().reduce((sum, character, index) => {
    const value = Number(character) * (1 + (index % 2));
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

/** ISO 7064, MOD 11,10. */
export function iso7064(number: string): boolean {
  const product = [...number.slice(0, -1)].reduce((carry, character) => {
    const sum = (carry + Number(character)) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (product + Number(number.slice(-1))) % 10 === 1;
}

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

export function verhoeff(number: string): boolean {
  return (
    [...number].reverse().reduce((state, character, index) => dihedral(state, permuted(character, index)), 0) === 0
  );
}

function permuted(character: string, times: number): number {
  let digit = Number(character);
  for (let time = 0; time < times % 8; time++) digit = permutation[digit] ?? 0;
  return digit;
}

/** The multiplication of the symmetries of a pentagon: turns are 0 to 4, reflections 5 to 9. */
function dihedral(a: number, b: number): number {
  const turn = a < 5 ? modulo(a + b, 5) : modulo(a - b, 5);
  return a < 5 === b < 5 ? turn : turn + 5;
}
