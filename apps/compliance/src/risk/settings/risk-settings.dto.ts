import { Choice, CountryCode, ListOf, Text } from '#contracts';
import { type CountryRisk, countryRisks } from '../rules/dossier.js';

export class CountryRiskSetting {
  @CountryCode({ example: 'MM' })
  country: string;

  @Choice(countryRisks, {
    example: 'high',
    describe:
      'Nobody of a country that is `prohibited` is approved; `high` adds to the score; `ordinary` adds nothing.',
  })
  level: CountryRisk;
}

export class ChangeRiskSettings {
  @ListOf(() => CountryRiskSetting, {
    min: 1,
    max: 300,
    example: [{ country: 'MM', level: 'high' }],
    describe: 'Countries to change. Others stay as they are.',
  })
  countries: CountryRiskSetting[];

  @Text({ max: 500, example: 'On the list of October', describe: 'Why, for the audit trail.' })
  reason: string;
}
