import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts are found by their names and by those of their holders. */
export class FindByNames1795580000092 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX account_name ON account (lower(name), id)');
    await runner.query('CREATE INDEX organization_name ON organization (lower(name), id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX organization_name');
    await runner.query('DROP INDEX account_name');
  }
}
