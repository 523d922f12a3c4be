import type { QueryRunner } from 'typeorm';
import { everyOrganization } from './scope.js';

/** Asked once for each statement, not for each row. */
const organization = `(SELECT nullif(current_setting('gatehouse.organization', true), '')::uuid)`;

/** PostgreSQL expects that nearly all rows pass `<> 0`: it plans each statement as it would without the policy. */
const isVisible = `CASE WHEN ${organization} IN (organization_id, '${everyOrganization}') THEN 1 ELSE 0 END <> 0`;

/**
 * For migrations: of these tables, the role that serves sees the rows of the organization that was set for its
 * transaction, and none when none was.
 */
export async function isolateOrganizations(runner: QueryRunner, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await runner.query(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`);
    await runner.query(`CREATE POLICY organization ON ${table} USING (${isVisible})`);
  }
}

/**
 * The same for reading, changing and deleting. Rows may be added for others: of what an organization does for another, or
 * the treasury for all, a line is left there.
 */
export async function isolateReads(runner: QueryRunner, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await runner.query(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`);
    await runner.query(`CREATE POLICY organization ON ${table} USING (${isVisible}) WITH CHECK (true)`);
  }
}

export async function mixOrganizations(runner: QueryRunner, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await runner.query(`DROP POLICY organization ON ${table}`);
    await runner.query(`ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`);
  }
}
