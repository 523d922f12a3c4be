import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By its comment, the role that serves is given no right to change or delete a row. */
export class AuditAppendOnly1795478400091 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("COMMENT ON TABLE audit_entry IS 'append-only'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('COMMENT ON TABLE audit_entry IS NULL');
  }
}
