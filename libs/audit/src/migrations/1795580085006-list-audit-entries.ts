import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = ['actor', 'action', 'subject'];

/** Entries are looked for by who did what to what. */
export class ListAuditEntries1795580085006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of columns)
      await runner.query(`CREATE INDEX audit_entry_${column} ON audit_entry (${column}, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of columns) await runner.query(`DROP INDEX audit_entry_${column}`);
  }
}
