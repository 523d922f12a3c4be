import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DateExecutions1795580000110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payout_request ADD COLUMN executed_on text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payout_request DROP COLUMN executed_on');
  }
}
