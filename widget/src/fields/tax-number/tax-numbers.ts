import { taxNumberUses } from '../../../../libs/contracts/src/vocabulary/tax-numbers-by-country.js';
import type { TaxIdentificationNumberType } from '../../api/contract.js';

type Holder = 'individual' | 'business';

/** A kind of number that is given out in a country. */
export interface TaxNumberChoice {
  readonly type: TaxIdentificationNumberType;
  /** What the country calls it; unknown where we know of none. */
  readonly label?: string;
  readonly example?: string;
}

/** Where none is known, any number is taken as a TIN. */
export function taxNumberChoices(country: string, holder: Holder): readonly TaxNumberChoice[] {
  const uses = usesOf(holder).filter(({ countries }) => countries.includes(country));
  return uses.length > 0 ? uses : [{ type: 'TIN' }];
}

/** The country of a number whose type alone is known: the only one that uses it, or the one that is likely. */
export function countryOfType(type: unknown, holder: Holder, likely: string | undefined): string | undefined {
  const countries = usesOf(holder).flatMap((use) => (use.type === type ? use.countries : []));
  if (likely !== undefined && taxNumberChoices(likely, holder).some((choice) => choice.type === type)) return likely;
  return countries.length === 1 ? countries[0] : undefined;
}

function usesOf(holder: Holder): typeof taxNumberUses {
  return taxNumberUses.filter(({ holders }) => holders.includes(holder));
}
