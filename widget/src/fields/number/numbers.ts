import type { Problem } from '../../questions/problem.js';
import { plainDigits } from './digits.js';

export interface NumberLimits {
  readonly min: number;
  readonly max?: number;
  readonly whole?: true;
}

/**
 * Reads a number in the notation of the locale, and tolerates others: a point or comma that cannot separate
 * thousands is the decimal separator. Undefined if it is not a number.
 */
export function numberIn(text: string, locale: string): number | undefined {
  const plain = plainDigits(text)
    .replace(/[\s%٪'’\u200e\u200f\u061c]/g, '')
    .replace('٫', decimalSign(locale))
    .replaceAll('٬', decimalSign(locale) === ',' ? '.' : ',')
    .replace('−', '-');
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(plain)) return undefined;
  const decimal = decimalSignIn(plain, locale);
  const [whole = '', fraction = '', ...more] = decimal === undefined ? [plain] : plain.split(decimal);
  if (more.length > 0 || !isGrouped(whole) || !/^\d*$/.test(fraction)) return undefined;
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction}0`);
}

/** The text for the input: without grouping, so that it is easy to edit. */
export function numberText(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value);
}

export function numberProblems(path: string, { min, max, whole }: NumberLimits, value: unknown): readonly Problem[] {
  const isFit =
    typeof value === 'number' &&
    value >= min &&
    value <= (max ?? Number.MAX_SAFE_INTEGER) &&
    (whole === undefined || Number.isSafeInteger(value));
  if (isFit) return [];
  if (whole === undefined && max !== undefined) return [{ path, code: 'number', params: { min, max } }];
  return [{ path, code: 'wholeNumber', params: { min } }];
}

function decimalSign(locale: string): ',' | '.' {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}

/** With both a comma and a point, the last is the decimal separator; one alone is ambiguous. */
function decimalSignIn(plain: string, locale: string): ',' | '.' | undefined {
  const [comma, point] = [plain.lastIndexOf(','), plain.lastIndexOf('.')];
  if (comma === -1 && point === -1) return undefined;
  const last = comma > point ? ',' : '.';
  if (comma !== -1 && point !== -1) return last;
  const isOnce = plain.indexOf(last) === plain.lastIndexOf(last);
  if (isOnce && last === decimalSign(locale)) return last;
  return isGrouped(plain) ? undefined : last;
}

/** Accepts groups of thousands, and Indian lakhs and crores. */
function isGrouped(whole: string): boolean {
  return /^-?(\d*|\d{1,3}(,\d{2,3})*,\d{3}|\d{1,3}(\.\d{3})+)$/.test(whole);
}
