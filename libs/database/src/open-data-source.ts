import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { openEmbeddedPostgres } from '#embedded-postgres';
import type { Config, Log, StartupProgress } from '#runtime';
import { isUnavailable } from './failures.js';
import { asOwner } from './roles/as-owner.js';
import { checkedRoles } from './roles/check-roles.js';
import type { DatabaseRoles, DatabaseUrls } from './roles/database-roles.js';
import { SnakeNaming } from './snake-naming.js';
import { keptMigrations } from './persistence.js';

const oldestPostgres = 15;
/** Its number, and those of all that follow, are in the names of the files and classes. */
const firstMigration = 1_795_478_400_001;
const waitForDatabaseMilliseconds = 30_000;
const betweenTriesMilliseconds = 250;

/** A data source that also leaves the embedded server, once its own connections are closed. */
export class GatehouseDataSource extends DataSource {
  constructor(
    options: DataSourceOptions,
    readonly roles: DatabaseRoles,
    private readonly leave: ReachedDatabase['release'],
  ) {
    super(options);
  }

  override async destroy(): Promise<void> {
    await super.destroy();
    await this.leave();
  }
}

export interface DataSourceContext {
  readonly config: Config;
  readonly progress: StartupProgress;
  readonly log: Log;
}

/** Finds or starts the database, waits for it, migrates it. */
export async function openDataSource(
  entities: DataSourceOptions['entities'],
  { config, progress, log }: DataSourceContext,
): Promise<DataSource> {
  const { urls, release } = await reachDatabase(config, progress);
  try {
    const roles = await checkedRoles(urls);
    await migrateOnce(roles, config, progress);
    const dataSource = new GatehouseDataSource(options(roles.url, entities, config), roles, release);
    await dataSource.initialize();
    await surviveLostConnections(dataSource, log);
    return dataSource;
  } catch (cause) {
    await release();
    throw cause;
  }
}

export interface ReachedDatabase {
  readonly urls: DatabaseUrls;
  readonly release: () => Promise<void>;
}

/** The database of the configuration, which answers; an embedded one is started where nobody has. */
export async function reachDatabase(
  { databaseUrl, databaseOwnerUrl, dataDir }: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'dataDir'>,
  progress: StartupProgress,
): Promise<ReachedDatabase> {
  const url = databaseUrl ?? databaseOwnerUrl;
  const embedded =
    url === undefined ? await openEmbeddedPostgres({ dataDir, report: (step) => progress.report(step) }) : undefined;
  const urls = embedded ?? { url: url ?? '', ownerUrl: databaseOwnerUrl ?? url ?? '' };
  const release = async (): Promise<void> => embedded?.release();
  try {
    await waitFor(urls.url, progress);
    return { urls, release };
  } catch (cause) {
    await release();
    throw cause;
  }
}

function options(url: string, entities: DataSourceOptions['entities'], config: Config): DataSourceOptions {
  return {
    type: 'postgres',
    replication: { defaultMode: 'master', master: { url }, slaves: [{ url: readOnly(url) }] },
    entities: entities ?? [],
    ...schemaOptions(config),
    extra: {
      max: config.databaseConnections,
      connectionTimeoutMillis: config.databaseWaitMilliseconds,
      idleTimeoutMillis: 60_000,
      statement_timeout: 30_000,
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 30_000,
      keepAlive: true,
    },
  };
}

function schemaOptions({ service }: Config): Partial<Extract<DataSourceOptions, { type: 'postgres' }>> {
  return {
    migrations: keptMigrations(),
    migrationsTableName: 'migration',
    namingStrategy: new SnakeNaming(),
    installExtensions: false,
    synchronize: false,
    applicationName: `gatehouse ${service}`,
  };
}

function readOnly(url: string): string {
  const reading = new URL(url);
  const given = reading.searchParams.get('options');
  reading.searchParams.set('options', `${given === null ? '' : `${given} `}-c default_transaction_read_only=on`);
  reading.search = reading.search.replaceAll('+', '%20');
  return reading.toString();
}

/** Waits for a database that is starting or restarting. */
async function waitFor(url: string, progress: StartupProgress): Promise<void> {
  const until = Date.now() + waitForDatabaseMilliseconds;
  for (let tries = 0; ; tries++) {
    try {
      await checkVersion(url);
      return;
    } catch (cause) {
      if (!isUnavailable(cause)) throw cause;
      if (Date.now() > until)
        throw new Error(
          `The database at ${new URL(url).host} does not answer: ${(cause as Error).message}. Check DATABASE_URL.`,
          { cause },
        );
      if (tries === 0) progress.report(`Waiting for the database at ${new URL(url).host}`);
      await new Promise((resolve) => setTimeout(resolve, betweenTriesMilliseconds));
    }
  }
}

async function checkVersion(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "SELECT current_setting('server_version_num')::int / 10000 AS version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < oldestPostgres)
      throw new Error(
        `Gatehouse needs PostgreSQL ${oldestPostgres} or later; DATABASE_URL leads to version ${version}.`,
      );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A broken connection becomes an answer 503 to its request, and does not end the process. */
async function surviveLostConnections(dataSource: DataSource, log: Log): Promise<void> {
  const lost = (cause: unknown): void => log.warn({ err: cause }, 'a connection to the database was lost');
  for (const pool of poolsOf(dataSource)) {
    pool.on('error', lost);
    pool.on('connect', (client) => client.on('error', () => undefined));
    // TypeORM has opened one already, which would end the process when it is lost in use.
    const first = await pool.connect();
    first.on('error', () => undefined);
    first.release();
  }
}

function poolsOf(dataSource: DataSource): pg.Pool[] {
  const { master, slaves } = dataSource.driver as unknown as { master: pg.Pool; slaves: pg.Pool[] };
  return [master, ...slaves];
}

async function migrateOnce(roles: DatabaseRoles, config: Config, progress: StartupProgress): Promise<void> {
  const count = await asOwner(roles, async (pool) => {
    await refuseDatabasesOfBefore(pool);
    const owner = new DataSource({
      type: 'postgres',
      url: roles.ownerUrl,
      ...schemaOptions(config),
      extra: { max: 1 },
    });
    await owner.initialize();
    try {
      return (await owner.runMigrations({ transaction: 'each' })).length;
    } finally {
      await owner.destroy();
    }
  });
  if (count > 0) progress.report(`Database brought up to date (${count} ${count === 1 ? 'migration' : 'migrations'})`);
}

/** Before the first release each module started over with one migration: what was made by earlier ones is not theirs to change. */
async function refuseDatabasesOfBefore(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ there: boolean }>(`SELECT to_regclass('migration') IS NOT NULL AS there`);
  if (rows[0]?.there !== true) return;
  const before = await pool.query('SELECT 1 FROM migration WHERE timestamp < $1 LIMIT 1', [firstMigration]);
  if (before.rows.length > 0)
    throw new Error(
      'This database was made by a Gatehouse from before its first release, which this one cannot bring up to date. Nothing in it was changed: set DATA_DIR to another folder, or DATABASE_URL to an empty database.',
    );
}
