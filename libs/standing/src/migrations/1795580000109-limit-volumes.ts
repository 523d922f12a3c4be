import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';

export class LimitVolumes1795580000109 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE standing ADD COLUMN approved_risk text');
    await runner.query(`
      CREATE TABLE tier_limit (
        tier text NOT NULL,
        risk text NOT NULL,
        payouts bigint NOT NULL,
        payins bigint NOT NULL,
        single bigint NOT NULL,
        CONSTRAINT tier_limit_pkey PRIMARY KEY (tier, risk)
      )`);
    await runner.query(`
      CREATE TABLE moved_volume (
        organization_id uuid NOT NULL,
        kind text NOT NULL,
        day text NOT NULL,
        id uuid NOT NULL,
        units bigint NOT NULL,
        CONSTRAINT moved_volume_pkey PRIMARY KEY (organization_id, kind, day, id)
      )`);
    await runner.query('CREATE INDEX moved_volume_day ON moved_volume (day)');
    await runner.query('ALTER TABLE moved_volume ALTER COLUMN organization_id SET (n_distinct = 100)');
    await isolateOrganizations(runner, ['moved_volume']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE moved_volume');
    await runner.query('DROP TABLE tier_limit');
    await runner.query('ALTER TABLE standing DROP COLUMN approved_risk');
  }
}
