import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By its comment, the role that serves is given no right to change or delete a row. */
export class LedgerAppendOnly1795478400092 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("COMMENT ON TABLE ledger_line IS 'append-only'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('COMMENT ON TABLE ledger_line IS NULL');
  }
}
