import { type FieldOptions, field } from '../fields.js';
import { isLength, rule, valueAt } from '../rules.js';
import { otherSubDivisions, subDivisions } from '../vocabulary/addresses.js';
import { countriesThatRequirePostalCodes, postalCodes } from '../vocabulary/addresses-postal-codes.js';

/** Of the country that stands beside it. */
export function SubDivision(): PropertyDecorator {
  const needed = (address: object): boolean => Object.hasOwn(subDivisions, countryOf(address, 'country'));
  const describe = `${isoCode} Required in ${Object.keys(subDivisions).join(', ')}.`;
  return subDivisionOf('country', { requiredWhen: needed, describe });
}

/** Under whose law a company exists: not every country has such laws, so nobody has to tell. */
export function SubDivisionOfIncorporation(): PropertyDecorator {
  return subDivisionOf('countryOfIncorporation', { describe: isoCode });
}

export function PostalCode(): PropertyDecorator {
  return field(
    {
      optional: true,
      requiredWhen: (address) => countriesThatRequirePostalCodes.includes(countryOf(address, 'country')),
      example: 'C1043AAZ',
      describe: 'Required where the country uses postal codes, and written as that country writes them.',
    },
    { type: 'string', minLength: 1, maxLength: longestPostalCode },
    rule('postalCode', (address) => `must be ${expectedPostalCode(countryOf(address, 'country'))}`, isPostalCode),
  );
}

const longestPostalCode = 20;

const isoCode = 'ISO 3166-2 without the country.';

function subDivisionOf(country: string, options: FieldOptions): PropertyDecorator {
  return field(
    { optional: true, example: 'C', ...options },
    { type: 'string', pattern: otherSubDivisions.pattern },
    rule(
      'subDivision',
      (instance) =>
        `must be ${known(subDivisions, countryOf(instance, country))?.expected ?? otherSubDivisions.expected}`,
      (value, instance) => typeof value === 'string' && isSubDivision(value, countryOf(instance, country)),
    ),
  );
}

function isSubDivision(code: string, country: string): boolean {
  if (!new RegExp(otherSubDivisions.pattern).test(code)) return false;
  return known(subDivisions, country)?.codes.split(' ').includes(code) ?? true;
}

function isPostalCode(value: unknown, address: object): boolean {
  if (typeof value !== 'string' || !isLength(value, 1, longestPostalCode)) return false;
  const [pattern] = known(postalCodes, countryOf(address, 'country')) ?? ['[\\p{L}\\p{N}][\\p{L}\\p{N} -]*'];
  return new RegExp(`^(${pattern})$`, 'iu').test(value);
}

function expectedPostalCode(country: string): string {
  const [, example] = known(postalCodes, country) ?? [];
  return example === undefined
    ? `a postal code of at most ${longestPostalCode} letters and digits`
    : `a postal code of ${country}, such as ${example}`;
}

function countryOf(instance: object, property: string): string {
  const country = valueAt(instance, property);
  return typeof country === 'string' ? country : '';
}

function known<T>(table: Readonly<Record<string, T>>, country: string): T | undefined {
  return Object.hasOwn(table, country) ? table[country] : undefined;
}
