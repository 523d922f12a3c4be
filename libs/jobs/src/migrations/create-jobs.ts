import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateJobs1763722800002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sandbox_clock (
        id integer NOT NULL CONSTRAINT sandbox_clock_pkey PRIMARY KEY,
        offset_seconds bigint NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE worker_lease (
        worker_id text NOT NULL CONSTRAINT worker_lease_pkey PRIMARY KEY,
        renewed_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE worker_lease');
    await runner.query('DROP TABLE sandbox_clock');
  }
}
