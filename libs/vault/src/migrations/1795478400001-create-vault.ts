import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateVault1795478400001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE data_key (
        organization_id uuid NOT NULL CONSTRAINT data_key_pkey PRIMARY KEY,
        wrapped bytea NOT NULL,
        created_at timestamptz NOT NULL,
        destroyed_at timestamptz
      )`);
    await runner.query(`
      CREATE TABLE vault_check (
        name text NOT NULL CONSTRAINT vault_check_pkey PRIMARY KEY,
        sealed bytea NOT NULL
      )`);
    await runner.query('CREATE INDEX data_key_destroyed ON data_key (organization_id) WHERE destroyed_at IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE vault_check');
    await runner.query('DROP TABLE data_key');
  }
}
