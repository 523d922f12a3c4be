import type { MigrationInterface, QueryRunner } from 'typeorm';
import { countByStatus, countNoMore } from '#database';

const foundBy = ['transfer_id', 'transaction_hash'];
const payoutFoundBy = [...foundBy, 'return_transfer_id', 'return_transaction_id', 'rail_reference'];

/** Requests and payouts are listed across organizations, by status, by amount and by change, and found by what they are called elsewhere. */
export class ListPayouts1795580000087 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await countByStatus(runner, ['payout_request', 'payout']);
    for (const table of ['payout_request', 'payout']) {
      await runner.query(`CREATE INDEX ${table}_id ON ${table} (id)`);
      await runner.query(`CREATE INDEX ${table}_status ON ${table} (status, id)`);
      await runner.query(`CREATE INDEX ${table}_change ON ${table} (updated_at, id)`);
    }
    await runner.query('CREATE INDEX payout_amount ON payout (token_units)');
    for (const column of foundBy) await index(runner, 'payout_request', column);
    for (const column of payoutFoundBy) await index(runner, 'payout', column);
  }

  async down(runner: QueryRunner): Promise<void> {
    await countNoMore(runner, ['payout_request', 'payout']);
    for (const column of payoutFoundBy) await runner.query(`DROP INDEX payout_${column}`);
    for (const column of foundBy) await runner.query(`DROP INDEX payout_request_${column}`);
    await runner.query('DROP INDEX payout_amount');
    for (const table of ['payout_request', 'payout'])
      for (const name of ['id', 'status', 'change']) await runner.query(`DROP INDEX ${table}_${name}`);
  }
}

async function index(runner: QueryRunner, table: string, column: string): Promise<void> {
  await runner.query(`CREATE INDEX ${table}_${column} ON ${table} (${column}) WHERE ${column} IS NOT NULL`);
}
