import type { Pool } from 'pg';
import { DataSource, MigrationExecutor } from 'typeorm';
import { underMigrationLock } from '../roles/migration-lock.js';
import { keptMigrations } from '../persistence.js';
import { FilledDatabase } from './filled-database.js';
import { noLimits, untimed } from './untimed.js';

export interface Filling<T> {
  readonly url: string;
  /** By name: the schema is made as it was when the rows were copied. */
  readonly migrations: readonly string[];
  /** Makes tables that have migrations of their own. It leaves them without rows. */
  readonly prepare: () => Promise<void>;
  readonly fill: (database: FilledDatabase) => Promise<T>;
}

/** Those of them that this Gatehouse does not know. */
export function unknownMigrations(names: readonly string[]): string[] {
  const known = keptMigrations().map(({ name }) => name);
  return names.filter((name) => !known.includes(name));
}

/** Fills a database in which nothing is: with all of it, or with nothing. Whoever starts meanwhile waits. */
export async function fillEmptyDatabase<T>({ url, migrations, prepare, fill }: Filling<T>): Promise<T> {
  const source = new DataSource({
    type: 'postgres',
    url,
    migrations: keptMigrations().filter(({ name }) => migrations.includes(name)),
    migrationsTableName: 'migration',
    installExtensions: false,
    synchronize: false,
    extra: { max: 2 },
  });
  await source.initialize();
  try {
    const { master } = source.driver as unknown as { master: Pool };
    master.on('error', () => undefined);
    return await underMigrationLock(master, async () => {
      await refuseUnlessEmpty(master);
      await prepare();
      return await inOneTransaction(source, fill);
    });
  } finally {
    await source.destroy();
  }
}

/** Before anything is made, so that the answer comes at once. */
export async function refuseUsedDatabase(url: string): Promise<void> {
  const client = await untimed(url);
  try {
    await refuseUnlessEmpty(client);
  } finally {
    await client.end();
  }
}

async function refuseUnlessEmpty(pool: Pick<Pool, 'query'>): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')) AS found`,
  );
  if (rows[0]?.found !== true) return;
  throw new Error(
    'The database is not empty: a backup is restored into a new one. Nothing was changed. Set DATABASE_URL to an empty database, or DATA_DIR to a new folder.',
  );
}

async function inOneTransaction<T>(source: DataSource, fill: (database: FilledDatabase) => Promise<T>): Promise<T> {
  const runner = source.createQueryRunner('master');
  const client = (await runner.connect()) as ConstructorParameters<typeof FilledDatabase>[0];
  try {
    await client.query(noLimits);
    await runner.startTransaction();
    const executor = new MigrationExecutor(source, runner);
    executor.transaction = 'none';
    await executor.executePendingMigrations();
    const result = await fill(new FilledDatabase(client));
    await runner.commitTransaction();
    return result;
  } catch (cause) {
    await runner.rollbackTransaction().catch(() => undefined);
    throw cause;
  } finally {
    await runner.release().catch(() => undefined);
  }
}
