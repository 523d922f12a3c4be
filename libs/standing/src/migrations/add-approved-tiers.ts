import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddApprovedTiers1763722800012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE standing ADD COLUMN approved_tiers text[] NOT NULL DEFAULT '{}'`);
    await runner.query('ALTER TABLE standing ALTER COLUMN approved_tiers DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE standing DROP COLUMN approved_tiers');
  }
}
