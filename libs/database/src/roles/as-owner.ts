import pg from 'pg';
import type { DatabaseRoles } from './database-roles.js';
import { grantServing } from './grant-serving.js';

/** Any number will do, as long as every process uses the same. */
const migrationLock = 4_738_201;

/**
 * Makes or changes tables as the role that owns them, and gives the serving role what it needs of them. Several
 * processes may start at once: one migrates, the others wait for it.
 */
export async function asOwner<T>(
  { ownerUrl, serving }: DatabaseRoles,
  work: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 3 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const lock = await pool.connect();
    try {
      await lock.query(`SET statement_timeout = 0; SET lock_timeout = 0; SELECT pg_advisory_lock(${migrationLock})`);
      const result = await work(pool);
      if (serving !== undefined) await grantServing(pool, serving);
      return result;
    } finally {
      lock.release(true);
    }
  } finally {
    await pool.end();
  }
}
