import { taxNumberUses } from '../../../../libs/contracts/src/vocabulary/tax-numbers-by-country.js';

export { subDivisionName } from '../../fields/sub-division/sub-division-names.js';

/** The local name of a tax number; undefined where countries use different names for the type. */
export function taxNumberName(type: string): string | undefined {
  const labels = new Set(taxNumberUses.flatMap((use) => (use.type === type ? [use.label] : [])));
  const [label] = labels;
  return labels.size !== 1 || label === undefined || label === type ? undefined : `${label} (${type})`;
}
