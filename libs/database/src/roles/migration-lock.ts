import type { Pool } from 'pg';

/** Any number will do, as long as every process uses the same. */
const migrationLock = 4_738_201;

/** Several processes may start at once: one migrates, the others wait for it. */
export async function underMigrationLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`SET statement_timeout = 0; SET lock_timeout = 0; SELECT pg_advisory_lock(${migrationLock})`);
    return await work();
  } finally {
    client.release(true);
  }
}
