import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By its comment, the role that serves is given no right to change or delete a row. */
<<<<<<<< HEAD:libs/audit/src/migrations/1795478400039-audit-append-only.ts
export class AuditAppendOnly1795478400039 implements MigrationInterface {
========
export class AuditAppendOnly1795478400091 implements MigrationInterface {
>>>>>>>> area/roles:libs/audit/src/migrations/1795478400091-audit-append-only.ts
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("COMMENT ON TABLE audit_entry IS 'append-only'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('COMMENT ON TABLE audit_entry IS NULL');
  }
}
