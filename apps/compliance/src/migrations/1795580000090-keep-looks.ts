import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';

export class KeepLooks1795580000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE staff_look (
        organization_id uuid NOT NULL,
        session_id uuid NOT NULL,
        subject text NOT NULL,
        reason text NOT NULL,
        at timestamptz NOT NULL,
        CONSTRAINT staff_look_pkey PRIMARY KEY (organization_id, session_id, subject)
      )`);
    await runner.query('CREATE INDEX staff_look_age ON staff_look (at)');
    await runner.query('ALTER TABLE staff_look ALTER COLUMN organization_id SET (n_distinct = 100)');
    await isolateOrganizations(runner, ['staff_look']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE staff_look');
  }
}
