import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepWhoUploaded1795580000123 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE document ADD COLUMN uploaded_by_invitation uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE document DROP COLUMN uploaded_by_invitation');
  }
}
