import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the chain had what pays for a request: before there was the request, where that was lost and is made once more. */
export class DateFunding1795580000081 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payout_request ADD mined_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payout_request DROP mined_at');
  }
}
