import type { MigrationInterface, QueryRunner } from 'typeorm';

/** So that tokens that are owed for long are found among payouts that ended long ago. */
export class FindReturns1795580000113 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX payout_returning ON payout (return_requested_at) WHERE return_requested_at IS NOT NULL AND return_transaction_id IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payout_returning');
  }
}
