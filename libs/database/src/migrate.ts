import type { Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { type Config, ConfigurationError, type StartupProgress } from '#runtime';
import { keptMigrations } from './persistence.js';
import { asOwner } from './roles/as-owner.js';
import type { DatabaseRoles } from './roles/database-roles.js';
import { SnakeNaming } from './snake-naming.js';

/** Its number, and those of all that follow, are in the names of the files and classes. */
const firstMigration = 1_795_478_400_001;
const insufficientPrivilege = '42501';

export function schemaOptions({ service }: Config): Partial<Extract<DataSourceOptions, { type: 'postgres' }>> {
  return {
    migrations: keptMigrations(),
    migrationsTableName: 'migration',
    namingStrategy: new SnakeNaming(),
    installExtensions: false,
    synchronize: false,
    applicationName: `gatehouse ${service}`,
  };
}

/** Brings the tables up to date, where they are not. */
export async function migrate(roles: DatabaseRoles, config: Config, progress: StartupProgress): Promise<void> {
  const count = await asOwner(roles, async (pool) => ((await isUpToDate(pool)) ? 0 : runMigrations(roles, config)));
  if (count > 0) progress.report(`Database brought up to date (${count} ${count === 1 ? 'migration' : 'migrations'})`);
}

async function runMigrations(roles: DatabaseRoles, config: Config): Promise<number> {
  const owner = new DataSource({ type: 'postgres', url: roles.owner.url, ...schemaOptions(config), extra: { max: 1 } });
  await owner.initialize();
  try {
    return (await owner.runMigrations({ transaction: 'each' })).length;
  } catch (cause) {
    throw explained(cause, roles.owner.role);
  } finally {
    await owner.destroy();
  }
}

function explained(cause: unknown, role: string): unknown {
  const { code, message } = cause as { code?: string; message: string };
  if (code !== insufficientPrivilege) return cause;
  return new ConfigurationError(
    `The role ${role} may not make the tables of Gatehouse (${message}): let it own the database, or GRANT CREATE ON SCHEMA public TO ${role}.`,
  );
}

/** Before the first release each module started over with one migration: what was made by earlier ones is not theirs to change. */
async function isUpToDate(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ there: boolean }>(`SELECT to_regclass('migration') IS NOT NULL AS there`);
  if (rows[0]?.there !== true) return false;
  const done = await pool.query<{ name: string; isOfBefore: boolean }>(
    'SELECT name, timestamp < $1 AS "isOfBefore" FROM migration',
    [firstMigration],
  );
  if (done.rows.some(({ isOfBefore }) => isOfBefore))
    throw new ConfigurationError(
      'This database was made by a Gatehouse from before its first release, which this one cannot bring up to date. Nothing in it was changed: set DATA_DIR to another folder, or DATABASE_URL to an empty database.',
    );
  const names = new Set(done.rows.map(({ name }) => name));
  return keptMigrations().every(({ name }) => names.has(name));
}
