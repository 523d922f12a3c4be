import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A job carries what has to happen: it is tried until it is done. */
const mostTries = 32_767;

/**
 * As graphile-worker adds a job, but without a notification: those make all transactions of a server that send one commit
 * one after the other. A job of the same key that has begun, or failed for good, is over: it knows nothing of what the
 * new one is about. Where one begins just then, neither is changed or added, so it is tried again.
 */
const addJobSilently = `
  CREATE OR REPLACE FUNCTION add_job(name text, payload json, run_at timestamptz, key text, queue text) RETURNS void AS $$
  #variable_conflict use_column
  DECLARE
    task integer;
    queued integer;
    added bigint;
  BEGIN
    SELECT id INTO task FROM graphile_worker._private_tasks WHERE identifier = $1;
    IF task IS NULL THEN
      INSERT INTO graphile_worker._private_tasks (identifier) VALUES ($1) ON CONFLICT (identifier) DO NOTHING;
      SELECT id INTO task FROM graphile_worker._private_tasks WHERE identifier = $1;
    END IF;
    IF $5 IS NOT NULL THEN
      SELECT id INTO queued FROM graphile_worker._private_job_queues WHERE queue_name = $5;
      IF queued IS NULL THEN
        INSERT INTO graphile_worker._private_job_queues (queue_name) VALUES ($5) ON CONFLICT (queue_name) DO NOTHING;
        SELECT id INTO queued FROM graphile_worker._private_job_queues WHERE queue_name = $5;
      END IF;
    END IF;
    LOOP
      IF $4 IS NOT NULL THEN
        UPDATE graphile_worker._private_jobs AS job SET key = NULL, attempts = job.max_attempts, updated_at = now()
        WHERE job.key = $4 AND NOT job.is_available;
      END IF;
      INSERT INTO graphile_worker._private_jobs AS job (job_queue_id, task_id, payload, run_at, max_attempts, key)
      VALUES (queued, task, coalesce($2, '{}'), coalesce($3, now()), ${mostTries}, $4)
      ON CONFLICT (key) DO UPDATE SET job_queue_id = EXCLUDED.job_queue_id, task_id = EXCLUDED.task_id,
        payload = EXCLUDED.payload, run_at = EXCLUDED.run_at, max_attempts = EXCLUDED.max_attempts,
        revision = job.revision + 1, attempts = 0, last_error = NULL, updated_at = now()
        WHERE job.locked_at IS NULL
      RETURNING job.id INTO added;
      EXIT WHEN added IS NOT NULL;
    END LOOP;
  END
  $$ LANGUAGE plpgsql`;

const addJobAloud = `
  CREATE OR REPLACE FUNCTION add_job(name text, payload json, run_at timestamptz, key text, queue text) RETURNS void AS $$
  DECLARE added bigint;
  BEGIN
    LOOP
      SELECT job.id INTO added FROM graphile_worker.add_job(name, payload, queue, run_at, ${mostTries}, key) AS job;
      EXIT WHEN added IS NOT NULL;
    END LOOP;
  END
  $$ LANGUAGE plpgsql`;

export class AddJobsSilently1795580000064 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(addJobSilently);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(addJobAloud);
  }
}
