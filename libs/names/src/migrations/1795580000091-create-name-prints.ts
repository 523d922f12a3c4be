import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations } from '#database';

export class CreateNamePrints1795580000091 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE name_print (
        organization_id uuid NOT NULL,
        id uuid NOT NULL,
        print bytea NOT NULL,
        kind text NOT NULL,
        CONSTRAINT name_print_pkey PRIMARY KEY (organization_id, id, print)
      )`);
    await runner.query('CREATE INDEX name_print_found ON name_print (kind, print, id)');
    await runner.query('ALTER TABLE name_print ALTER COLUMN organization_id SET (n_distinct = 100)');
    await isolateOrganizations(runner, ['name_print']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE name_print');
  }
}
