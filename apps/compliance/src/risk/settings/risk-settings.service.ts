import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type HouseCaller, authorOf } from '#auth';
import { platformOrganizationId } from '#contracts';
import { Reads, UnitOfWork } from '#database';
import { ValidationFailed } from '#errors';
import { Jobs } from '#jobs';
import { Clock } from '#runtime';
import { rateEverybody } from '../weighing/rate-review.job.js';
import { CountryRisks } from '../weighing/country-risks.js';
import type { ChangeRiskSettings, CountryRiskSetting } from './risk-settings.dto.js';
import { type RiskSettingsView, riskSettingsView } from './risk-settings.view.js';

/** What counts as a risk. A change weighs every review that is under way again. */
@Injectable()
export class RiskSettingsService {
  constructor(
    private readonly risks: CountryRisks,
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<RiskSettingsView> {
    return riskSettingsView(await this.risks.all(this.reads));
  }

  async change(caller: HouseCaller, { countries, reason }: ChangeRiskSettings): Promise<RiskSettingsView> {
    refuseRepeated(countries);
    await this.unitOfWork.run(async (tx) => {
      await tx.query(
        `INSERT INTO country_risk (country, level, changed_at) SELECT country, level, $3 FROM unnest($1::text[], $2::text[]) AS given (country, level)
         ON CONFLICT (country) DO UPDATE SET level = EXCLUDED.level, changed_at = EXCLUDED.changed_at`,
        [countries.map(({ country }) => country), countries.map(({ level }) => level), this.clock.now()],
      );
      const entry = {
        organizationId: platformOrganizationId,
        action: 'riskSettingsChanged',
        subject: 'settings:risk',
        reason: `${countries.map(({ country, level }) => `${country} ${level}`).join(', ')}: ${reason}`,
      } as const;
      await this.audit.record(tx, { ...authorOf(caller), ...entry });
      this.jobs.add(tx, rateEverybody, { after: null }, { key: 'rate everybody' });
    });
    return this.read();
  }
}

function refuseRepeated(countries: readonly CountryRiskSetting[]): void {
  const repeated = countries.findIndex(({ country }, index) =>
    countries.slice(0, index).some((earlier) => earlier.country === country),
  );
  if (repeated >= 0) throw ValidationFailed.at(`countries.${repeated}.country`, 'must not be repeated');
}
