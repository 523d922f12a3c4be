import type { MigrationInterface, QueryRunner } from 'typeorm';

const owners = { terms_acceptance: 'organization_id', organization: 'parent_organization_id' };

/** One organization may have nearly all there is: decision 21. */
export class ExpectUnevenAccounts1763722808003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of Object.entries(owners)) {
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN ${column} SET (n_distinct = 100)`);
      // It counts from the next ANALYZE on. What is empty is better not known to be.
      const filled = (await runner.query(`SELECT 1 FROM ${table} LIMIT 1`)) as unknown[];
      if (filled.length > 0) await runner.query(`ANALYZE ${table}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of Object.entries(owners))
      await runner.query(`ALTER TABLE ${table} ALTER COLUMN ${column} RESET (n_distinct)`);
  }
}
