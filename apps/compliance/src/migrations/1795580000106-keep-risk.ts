import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';

export class KeepRisk1795580000106 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE review ADD COLUMN risk_level text, ADD COLUMN risk_score integer');
    await runner.query('CREATE INDEX review_risk ON review (risk_level, id) WHERE risk_level IS NOT NULL');
    await runner.query(`
      CREATE TABLE country_risk (
        country text NOT NULL,
        level text NOT NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT country_risk_pkey PRIMARY KEY (country)
      )`);
    await runner.query(`
      CREATE TABLE finding_decision (
        organization_id uuid NOT NULL,
        review_id uuid NOT NULL,
        finding_id uuid NOT NULL,
        status text NOT NULL,
        decided_by text NOT NULL,
        decided_at timestamptz NOT NULL,
        note bytea NOT NULL,
        CONSTRAINT finding_decision_pkey PRIMARY KEY (organization_id, review_id, finding_id)
      )`);
    await runner.query('ALTER TABLE finding_decision ALTER COLUMN organization_id SET (n_distinct = 100)');
    await isolateOrganizations(runner, ['finding_decision']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE finding_decision');
    await runner.query('DROP TABLE country_risk');
    await runner.query('DROP INDEX review_risk');
    await runner.query('ALTER TABLE review DROP COLUMN risk_level, DROP COLUMN risk_score');
  }
}
