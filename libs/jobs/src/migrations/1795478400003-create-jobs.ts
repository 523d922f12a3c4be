import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A job carries what has to happen: after 25 tries, as many as graphile-worker makes of itself, it would be forgotten. */
const mostTries = 32_767;

/**
 * graphile-worker looks whether the job of that key has begun, and then replaces it unless it has begun. Where a worker
 * takes it between the two, it adds none: the job that began knows nothing of what the new one is about. So it is asked again.
 */
const addJob = `
  CREATE FUNCTION add_job(name text, payload json, run_at timestamptz, key text, queue text) RETURNS void AS $$
  DECLARE added bigint;
  BEGIN
    LOOP
      SELECT job.id INTO added FROM graphile_worker.add_job(name, payload, queue, run_at, ${mostTries}, key) AS job;
      EXIT WHEN added IS NOT NULL;
    END LOOP;
  END
  $$ LANGUAGE plpgsql`;

export class CreateJobs1795478400003 implements MigrationInterface {
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
    await runner.query(addJob);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION add_job');
    await runner.query('DROP TABLE worker_lease');
    await runner.query('DROP TABLE sandbox_clock');
  }
}
