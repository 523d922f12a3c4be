import type { TaxIdentificationNumberType } from './tax-numbers.js';

export type TaxNumberHolder = 'individual' | 'business';

/** Who uses a type: the countries, as ISO 3166-1 alpha-2 with spaces between, and what the number is called there. */
export type TaxNumberRow = readonly [
  type: TaxIdentificationNumberType,
  countries: string,
  holders: TaxNumberHolder | 'both',
  label: string,
  example: string,
];
