import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isolateOrganizations, mixOrganizations } from '#database';

/** The lists of rails are compared with our books. */
export class CreateRailReconciliations1795580000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reconciled_rail (
        reconciliation_id uuid NOT NULL,
        direction text NOT NULL,
        rail text,
        since timestamptz,
        orders integer NOT NULL,
        differences integer NOT NULL,
        unsettled integer NOT NULL,
        finished_at timestamptz,
        failure text,
        CONSTRAINT reconciled_rail_pkey PRIMARY KEY (reconciliation_id, direction)
      )`);
    await runner.query(`
      CREATE TABLE rail_difference (
        id uuid NOT NULL CONSTRAINT rail_difference_pkey PRIMARY KEY,
        organization_id uuid,
        rail text NOT NULL,
        direction text NOT NULL,
        order_id text NOT NULL,
        day timestamptz NOT NULL,
        kind text NOT NULL,
        ours jsonb,
        theirs jsonb,
        found_at timestamptz NOT NULL,
        opened_at timestamptz,
        resolved_at timestamptz
      )`);
    await runner.query('ALTER TABLE rail_difference ALTER COLUMN organization_id SET (n_distinct = 100)');
    await runner.query(
      'CREATE UNIQUE INDEX rail_difference_unresolved ON rail_difference (rail, direction, order_id) WHERE resolved_at IS NULL',
    );
    await isolateOrganizations(runner, ['rail_difference']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await mixOrganizations(runner, ['rail_difference']);
    for (const table of ['rail_difference', 'reconciled_rail']) await runner.query(`DROP TABLE ${table}`);
  }
}
