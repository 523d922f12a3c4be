import { tokenExponent } from '../../../libs/contracts/src/vocabulary/money.js';

/** From the smallest unit, below zero too. */
export function tokensOf(locale: string, units: string, exponent: number = tokenExponent): string {
  const isBelow = units.startsWith('-');
  const whole = (isBelow ? units.slice(1) : units).padStart(exponent + 1, '0');
  const point = whole.length - exponent;
  const amount = `${isBelow ? '-' : ''}${whole.slice(0, point)}.${whole.slice(point)}` as Intl.StringNumericLiteral;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: Math.min(2, exponent),
    maximumFractionDigits: exponent,
  }).format(amount);
}

/** In the smallest unit: what was typed as tokens, or nothing where it is no such amount. */
export function unitsOf(typed: string): string | undefined {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d{1,15})(?:\.(\d{0,6}))?$/.exec(typed.trim()) ?? [];
  if (whole === '') return undefined;
  return `${BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction.padEnd(tokenExponent, '0')}`)}`;
}

/** Refuses where it is typed what a field of numbers takes and nobody reads as an amount: `1e6`, `.5`. */
export function checkAmount({ target }: Event, words: string): void {
  const field = target as HTMLInputElement;
  field.setCustomValidity(field.value !== '' && unitsOf(field.value) === undefined ? words : '');
}

/** As it is typed: what `unitsOf` reads. */
export function typedOf(units: string): string {
  const whole = units.padStart(tokenExponent + 1, '0');
  return `${whole.slice(0, -tokenExponent)}.${whole.slice(-tokenExponent)}`.replace(/\.?0+$/, '');
}

/** Whole dollars. */
export function dollarsOf(locale: string, dollars: number): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }).format(
    dollars,
  );
}
