import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CountryRisk } from '../rules/dossier.js';

/** What somebody has made of a country, instead of what it is to begin with. */
@Entity('country_risk')
export class CountryRiskRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'country_risk_pkey' })
  country: string;

  @Column('text')
  level: CountryRisk;

  @Column('timestamptz')
  changedAt: Date;
}
