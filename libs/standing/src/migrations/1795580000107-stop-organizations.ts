import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StopOrganizations1795580000107 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE standing ADD COLUMN suspended_at timestamptz, ADD COLUMN approval_revoked_at timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE standing DROP COLUMN suspended_at, DROP COLUMN approval_revoked_at');
  }
}
