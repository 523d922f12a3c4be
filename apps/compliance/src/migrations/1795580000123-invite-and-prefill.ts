import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';

export class InviteAndPrefill1795580000123 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE document ADD COLUMN uploaded_by_invitation uuid');
    await runner.query(`
      CREATE TABLE prefill (
        organization_id uuid NOT NULL,
        review_id uuid NOT NULL,
        answers bytea NOT NULL,
        CONSTRAINT prefill_pkey PRIMARY KEY (organization_id, review_id)
      )`);
    await runner.query('ALTER TABLE prefill ALTER COLUMN organization_id SET (n_distinct = 100)');
    await isolateOrganizations(runner, ['prefill']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE prefill');
    await runner.query('ALTER TABLE document DROP COLUMN uploaded_by_invitation');
  }
}
