import { Injectable } from '@nestjs/common';
import type { Queries } from '#database';
import type { CountryRisk } from '../rules/dossier.js';
import { startingCountries } from './starting-countries.js';

/** How much risk there is in each country; what is not in it is ordinary. */
@Injectable()
export class CountryRisks {
  async all(queries: Queries): Promise<ReadonlyMap<string, CountryRisk>> {
    const changed = await queries.query<{ country: string; level: CountryRisk }>(
      'SELECT country, level FROM country_risk',
    );
    const risks = new Map<string, CountryRisk>();
    for (const level of ['prohibited', 'high'] as const)
      for (const country of startingCountries[level]) risks.set(country, level);
    for (const { country, level } of changed) risks.set(country, level);
    return risks;
  }
}
