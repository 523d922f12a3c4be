import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PinVersions1795580000124 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE api_key ADD COLUMN api_version text');
    // Those in use were first used by the first version, however many there are by now.
    await runner.query(`UPDATE api_key SET api_version = '2026-11-28' WHERE last_used_at IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE api_key DROP COLUMN api_version');
  }
}
