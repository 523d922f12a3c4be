import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ThemePages1795580000128 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE standing ADD COLUMN theme jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE standing DROP COLUMN theme');
  }
}
