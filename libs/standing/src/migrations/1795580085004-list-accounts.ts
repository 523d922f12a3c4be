import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts are listed by status and by change. */
export class ListAccounts1795580085004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX account_status ON account (status, id)');
    await runner.query('CREATE INDEX account_change ON account (updated_at, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX account_change');
    await runner.query('DROP INDEX account_status');
  }
}
