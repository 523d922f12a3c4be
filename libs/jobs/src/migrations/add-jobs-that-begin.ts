import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * graphile-worker looks whether the job of that key has begun, and then replaces it unless it has begun. Where a worker
 * takes it between the two, it adds none: the job that began knows nothing of what the new one is about. So it is asked again.
 */
export class AddJobsThatBegin1763722809000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION add_job(name text, payload json, run_at timestamptz, key text, queue text) RETURNS void AS $$
      DECLARE added bigint;
      BEGIN
        LOOP
          SELECT job.id INTO added FROM graphile_worker.add_job(name, payload, queue, run_at, NULL, key) AS job;
          EXIT WHEN added IS NOT NULL;
        END LOOP;
      END
      $$ LANGUAGE plpgsql`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION add_job');
  }
}
