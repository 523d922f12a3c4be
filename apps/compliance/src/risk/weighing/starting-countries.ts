import type { CountryRisk } from '../rules/dossier.js';

/**
 * What holds until somebody changes it: with whom sanctions forbid nearly everything, and where wars, sanctions or
 * weak supervision ask for a closer look. Who runs Gatehouse answers for its own table.
 */
export const startingCountries: Readonly<Record<Exclude<CountryRisk, 'ordinary'>, readonly string[]>> = {
  prohibited: ['CU', 'IR', 'KP'],
  high: [
    'AF',
    'BY',
    'CD',
    'CF',
    'HT',
    'IQ',
    'LB',
    'LY',
    'ML',
    'MM',
    'NI',
    'RU',
    'SD',
    'SO',
    'SS',
    'SY',
    'VE',
    'YE',
    'ZW',
  ],
};
