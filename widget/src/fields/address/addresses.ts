import {
  countriesThatRequirePostalCodes,
  postalCodes,
} from '../../../../libs/contracts/src/vocabulary/addresses-postal-codes.js';
import type { AnyFields } from '../../questions/field.js';
import type { Problem } from '../../questions/problem.js';
import type { Values } from '../../questions/values.js';
import { hasSubDivisions } from '../sub-division/sub-divisions.js';

/** The fields of an address in its country. A postal code that is already there is always shown. */
export function addressFields({ country, postalCode }: Values): AnyFields {
  const needsCode = countriesThatRequirePostalCodes.includes(country as string);
  const hasCode = needsCode || postalCodeExample(country) !== undefined || postalCode !== undefined;
  return {
    country: { kind: 'country' },
    address1: { kind: 'text', max: 200, autocomplete: 'address-line1' },
    address2: { kind: 'text', max: 200, optional: true, autocomplete: 'address-line2' },
    city: { kind: 'text', max: 100, autocomplete: 'address-level2' },
    ...(hasSubDivisions(country) ? { subDivision: { kind: 'subDivision', countryIn: 'country' } } : {}),
    ...(hasCode
      ? { postalCode: { ...postalCodeText, ...(needsCode ? {} : { optional: true }), autocomplete: 'postal-code' } }
      : {}),
  };
}

const longestPostalCode = 20;
const postalCodeText = { kind: 'text', max: longestPostalCode } as const;

export function postalCodeExample(country: unknown): string | undefined {
  return rowOf(country)?.[1];
}

/** For countries without a pattern, any letters and digits are accepted. */
export function isPostalCode(code: string, country: unknown): boolean {
  const [pattern] = rowOf(country) ?? ['[\\p{L}\\p{N}][\\p{L}\\p{N} -]*'];
  return new RegExp(`^(${pattern})$`, 'iu').test(code.trim());
}

export function postalCodeProblem(path: string, country: unknown): Problem {
  const example = postalCodeExample(country);
  return example === undefined ? { path, code: 'unclear' } : { path, code: 'postalCode', params: { example } };
}

/** Cleared when the country changes. */
export const ofTheCountry = ['subDivision', 'postalCode'] as const;

function rowOf(country: unknown): readonly [pattern: string, example: string] | undefined {
  return typeof country === 'string' && Object.hasOwn(postalCodes, country) ? postalCodes[country] : undefined;
}
