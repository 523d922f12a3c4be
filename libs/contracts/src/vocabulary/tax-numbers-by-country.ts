import { taxNumbersOfAfricaAndOceania } from './tax-numbers-africa-and-oceania.js';
import { taxNumbersOfTheAmericas } from './tax-numbers-americas.js';
import { taxNumbersOfAsia } from './tax-numbers-asia.js';
import { taxNumbersOfEurope } from './tax-numbers-europe.js';
import type { TaxNumberHolder } from './tax-numbers-row.js';
import type { TaxIdentificationNumberType } from './tax-numbers.js';

export interface TaxNumberUse {
  readonly type: TaxIdentificationNumberType;
  readonly countries: readonly string[];
  readonly holders: readonly TaxNumberHolder[];
  /** What the country itself calls it. */
  readonly label: string;
  /** As it is customarily written. */
  readonly example: string;
}

/** Every type with the countries that use it. Ambiguous ones, such as NIF, come several times. */
export const taxNumberUses: readonly TaxNumberUse[] = [
  ...taxNumbersOfTheAmericas,
  ...taxNumbersOfEurope,
  ...taxNumbersOfAsia,
  ...taxNumbersOfAfricaAndOceania,
].map(([type, countries, holders, label, example]) => ({
  type,
  countries: countries.split(' '),
  holders: holders === 'both' ? ['individual', 'business'] : [holders],
  label,
  example,
}));

/** The types to choose from in a country. Where none is known to be used, any number may be given as a TIN. */
export function taxNumberTypesOf(country: string, holder: TaxNumberHolder): readonly TaxIdentificationNumberType[] {
  const types = taxNumberUses
    .filter(({ countries, holders }) => countries.includes(country) && holders.includes(holder))
    .map(({ type }) => type);
  return types.length > 0 ? types : ['TIN'];
}

export function usesOfTaxNumberType(type: TaxIdentificationNumberType): readonly TaxNumberUse[] {
  return taxNumberUses.filter((use) => use.type === type);
}
