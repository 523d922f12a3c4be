import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each of several rails is compared by itself. A process of before knows no places, and has one rail. */
export class ReconcileEachRail1795580000134 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reconciled_rail ADD COLUMN position integer NOT NULL DEFAULT 0');
    await runner.query(`
      ALTER TABLE reconciled_rail DROP CONSTRAINT reconciled_rail_pkey,
        ADD CONSTRAINT reconciled_rail_pkey PRIMARY KEY (reconciliation_id, direction, position)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM reconciled_rail WHERE position > 0');
    await runner.query(`
      ALTER TABLE reconciled_rail DROP CONSTRAINT reconciled_rail_pkey,
        ADD CONSTRAINT reconciled_rail_pkey PRIMARY KEY (reconciliation_id, direction)`);
    await runner.query('ALTER TABLE reconciled_rail DROP COLUMN position');
  }
}
