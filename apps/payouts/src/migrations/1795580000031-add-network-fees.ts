import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a payout to a wallet pays for its chain. */
export class AddNetworkFees1795580000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payout ADD network_fee_units bigint NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payout DROP network_fee_units');
  }
}
