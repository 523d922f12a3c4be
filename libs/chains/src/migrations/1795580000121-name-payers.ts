import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose freeze stops what the treasury pays for others. */
export class NamePayers1795580000121 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE transfer ADD COLUMN payer_account_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE transfer DROP COLUMN payer_account_id');
  }
}
