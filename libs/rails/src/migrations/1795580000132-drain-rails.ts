import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A rail may get nothing new while what it has goes on. */
export class DrainRails1795580000132 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rail_drain (
        rail text NOT NULL CONSTRAINT rail_drain_pkey PRIMARY KEY,
        drained_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rail_drain');
  }
}
