import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RequirePayoutApprovals1795580000076 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE standing ADD COLUMN payout_approvals jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE standing DROP COLUMN payout_approvals');
  }
}
