import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a payout pays for what is converted for it. */
export class AddSpreads1795580000053 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payout ADD spread_units bigint NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payout DROP spread_units');
  }
}
