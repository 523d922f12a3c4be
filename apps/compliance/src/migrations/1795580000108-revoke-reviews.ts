import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RevokeReviews1795580000108 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE review ADD COLUMN revoked_at timestamptz, ADD COLUMN revocation_reason text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE review DROP COLUMN revoked_at, DROP COLUMN revocation_reason');
  }
}
