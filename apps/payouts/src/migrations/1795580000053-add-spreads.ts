import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a payout pays for what is converted for it; and how it leaves is called its channel. */
export class AddSpreads1795580000053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payout ADD spread_units bigint NOT NULL DEFAULT 0');
    await runner.query('ALTER TABLE payout RENAME COLUMN way TO channel');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payout RENAME COLUMN channel TO way');
    await runner.query('ALTER TABLE payout DROP spread_units');
  }
}
