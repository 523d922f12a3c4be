import type { Pool } from 'pg';
import { takeLock } from './polled-lock.js';

/**
 * Any number will do, as long as every process uses the same. It is not that of earlier versions, whose statements wait for
 * theirs: one that starts while an index is built would hold that up, and be held up by it.
 */
const migrationLock = 4_738_202;

/** Several processes may start at once: one migrates, the others wait for it. */
export async function underMigrationLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    // The connection that has the lock says nothing while the work is done.
    await client.query('SET idle_session_timeout = 0');
    await takeLock(async (text) => (await client.query<{ isMine: boolean }>(text)).rows, migrationLock);
    return await work();
  } finally {
    client.release(true);
  }
}
