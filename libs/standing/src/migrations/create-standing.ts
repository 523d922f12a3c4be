import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStanding1763722800001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE standing (
        organization_id uuid NOT NULL CONSTRAINT standing_pkey PRIMARY KEY,
        parent_organization_id uuid,
        terms_version text,
        terms_signed_at timestamptz,
        verification jsonb NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE standing');
  }
}
