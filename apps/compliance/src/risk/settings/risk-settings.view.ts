import { Integer, ListOf } from '#contracts';
import type { CountryRisk } from '../rules/dossier.js';
import { leastScores } from '../rules/rating.js';
import { CountryRiskSetting } from './risk-settings.dto.js';

export class RiskSettingsView {
  @ListOf(() => CountryRiskSetting, {
    max: 300,
    describe: 'All countries that are not ordinary, and those that were made so.',
  })
  countries: CountryRiskSetting[];

  @Integer({ min: 0, describe: 'From how many points on the risk is `medium`.' })
  mediumFrom: number;

  @Integer({ min: 0, describe: 'From how many points on it is `high`.' })
  highFrom: number;
}

export function riskSettingsView(risks: ReadonlyMap<string, CountryRisk>): RiskSettingsView {
  const countries = [...risks].map(([country, level]) => ({ country, level }));
  return {
    countries: countries.sort((one, other) => (one.country < other.country ? -1 : 1)),
    mediumFrom: leastScores.medium,
    highFrom: leastScores.high,
  };
}
