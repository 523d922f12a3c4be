import pg from 'pg';
import { underMigrationLock } from './migration-lock.js';
import type { DatabaseRoles } from './database-roles.js';
import { grantServing } from './grant-serving.js';

/**
 * Makes or changes tables as the role that owns them, and gives the serving role what it needs of them. Several
 * processes may start at once: one migrates, the others wait for it.
 */
export async function asOwner<T>({ owner, serving }: DatabaseRoles, work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: owner.url, max: 3 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    return await underMigrationLock(pool, async () => {
      const result = await work(pool);
      if (serving !== undefined) await grantServing(pool, serving);
      return result;
    });
  } finally {
    await pool.end();
  }
}
