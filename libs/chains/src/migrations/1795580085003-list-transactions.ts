import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Transactions are listed across organizations and by amount, and found by hash and by what they were for. */
export class ListTransactions1795580085003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX transaction_id ON transaction (id)');
    await runner.query('CREATE INDEX transaction_amount ON transaction (units)');
    await runner.query('CREATE INDEX transaction_hash ON transaction (transaction_hash)');
    await runner.query('CREATE INDEX transaction_related ON transaction (related_id) WHERE related_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of ['id', 'amount', 'hash', 'related']) await runner.query(`DROP INDEX transaction_${index}`);
  }
}
