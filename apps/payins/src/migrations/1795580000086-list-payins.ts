import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countByStatus, countNoMore } from '#database';

/** Payins are listed across organizations, by status, by amount and by change, and found by what they are called elsewhere. */
export class ListPayins1795580000086 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await countByStatus(runner, ['payin']);
    await runner.query('DROP INDEX payin_id');
    await runner.query('CREATE INDEX payin_id ON payin (id)');
    await runner.query('CREATE INDEX payin_status ON payin (status, id)');
    await runner.query('CREATE INDEX payin_change ON payin (updated_at, id)');
    await runner.query('CREATE INDEX payin_amount ON payin (fiat_units) WHERE fiat_units IS NOT NULL');
    await runner.query('CREATE INDEX payin_transfer ON payin (transfer_id) WHERE transfer_id IS NOT NULL');
    await runner.query('CREATE INDEX payin_transaction ON payin (transaction_id) WHERE transaction_id IS NOT NULL');
    await runner.query('CREATE INDEX payin_hash ON payin (transaction_hash) WHERE transaction_hash IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await countNoMore(runner, ['payin']);
    for (const index of ['status', 'change', 'amount', 'transfer', 'transaction', 'hash', 'id'])
      await runner.query(`DROP INDEX payin_${index}`);
    await runner.query('CREATE INDEX payin_id ON payin USING hash (id)');
  }
}
