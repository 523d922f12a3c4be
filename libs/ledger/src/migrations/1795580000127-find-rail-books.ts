import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildIndex } from '#database';

/** So that the statement of a rail is read without looking at the lines of all accounts. */
export class FindRailBooks1795580000127 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const index of [
      `ledger_line_rail_source ON ledger_line (source_book, id) WHERE source_book ~~ 'rail:%'`,
      `ledger_line_rail_destination ON ledger_line (destination_book, id) WHERE destination_book ~~ 'rail:%'`,
      `ledger_sum_rail ON ledger_sum (book) WHERE book ~~ 'rail:%'`,
    ])
      await buildIndex(runner, index);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['ledger_sum_rail', 'ledger_line_rail_destination', 'ledger_line_rail_source'])
      await runner.query(`DROP INDEX ${name}`);
  }
}
