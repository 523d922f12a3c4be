import { taxNumberUses } from '../../../../libs/contracts/src/vocabulary/tax-numbers-by-country.js';
import type { TaxIdentificationNumberType } from '../../api/contract.js';

type Holder = 'individual' | 'business';

/** A type of tax number that a country issues. */
export interface TaxNumberChoice {
  readonly type: TaxIdentificationNumberType;
  /** The local name, where one is known. */
  readonly label?: string;
  readonly example?: string;
}

/** For a country without a known type, any number is taken as a TIN. */
export function taxNumberChoices(country: string, holder: Holder): readonly TaxNumberChoice[] {
  const uses = usesOf(holder).filter(({ countries }) => countries.includes(country));
  return uses.length > 0 ? uses : [{ type: 'TIN' }];
}

/** Guesses the country from the type alone: the likely one if it uses that type, else the only one that does. */
export function countryOfType(type: unknown, holder: Holder, likely: string | undefined): string | undefined {
  const countries = usesOf(holder).flatMap((use) => (use.type === type ? use.countries : []));
  if (likely !== undefined && taxNumberChoices(likely, holder).some((choice) => choice.type === type)) return likely;
  return countries.length === 1 ? countries[0] : undefined;
}

/** The local name of a tax number; undefined where countries use different names for the type. */
export function taxNumberName(type: string): string | undefined {
  const labels = new Set(taxNumberUses.flatMap((use) => (use.type === type ? [use.label] : [])));
  const [label] = labels;
  return labels.size !== 1 || label === undefined || label === type ? undefined : `${label} (${type})`;
}

function usesOf(holder: Holder): typeof taxNumberUses {
  return taxNumberUses.filter(({ holders }) => holders.includes(holder));
}
