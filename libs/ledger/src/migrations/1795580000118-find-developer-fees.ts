import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '#database';

/** So that what is owed to developers is added up without looking at the accounts of all. */
export class FindDeveloperFees1795580000118 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await buildIndex(
      runner,
      `ledger_balance_developer_fees ON ledger_balance (token, blockchain) WHERE book ~~ 'developerFees%'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX ledger_balance_developer_fees');
  }
}
