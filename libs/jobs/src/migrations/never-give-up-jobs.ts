import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A job carries what has to happen: after 25 tries, as many as graphile-worker makes of itself, it would be forgotten. */
const mostTries = 32_767;

function addJob(tries: number | null): string {
  return `
    CREATE OR REPLACE FUNCTION add_job(name text, payload json, run_at timestamptz, key text, queue text) RETURNS void AS $$
    DECLARE added bigint;
    BEGIN
      LOOP
        SELECT job.id INTO added FROM graphile_worker.add_job(name, payload, queue, run_at, ${tries ?? 'NULL'}, key) AS job;
        EXIT WHEN added IS NOT NULL;
      END LOOP;
    END
    $$ LANGUAGE plpgsql`;
}

export class NeverGiveUpJobs1763722812300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(addJob(mostTries));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(addJob(null));
  }
}
