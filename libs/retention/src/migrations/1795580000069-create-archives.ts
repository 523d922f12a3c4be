import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateArchives1795580000069 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE archive (
        id uuid NOT NULL CONSTRAINT archive_pkey PRIMARY KEY,
        table_name text NOT NULL,
        relation text NOT NULL,
        until_id uuid NOT NULL,
        detached_at timestamptz NOT NULL,
        archived_at timestamptz,
        rows bigint
      )`);
    await runner.query('CREATE INDEX archive_until ON archive (table_name, until_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE archive');
  }
}
