import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateVault1763722800000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE data_key (
        organization_id uuid NOT NULL CONSTRAINT data_key_pkey PRIMARY KEY,
        wrapped bytea NOT NULL,
        created_at timestamptz NOT NULL,
        destroyed_at timestamptz
      )`);
    await queryRunner.query(`
      CREATE TABLE vault_check (
        name text NOT NULL CONSTRAINT vault_check_pkey PRIMARY KEY,
        sealed bytea NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE vault_check');
    await queryRunner.query('DROP TABLE data_key');
  }
}
