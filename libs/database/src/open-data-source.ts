import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Config, Log, StartupProgress } from '#runtime';
import { Pools } from './connecting/pools.js';
import { migrate, schemaOptions } from './migrate.js';
import { reachDatabase } from './reach-database.js';
import { checkedRoles } from './roles/check-roles.js';
import type { DatabaseRoles } from './roles/database-roles.js';

/** TypeORM knows the tables, and connects to nothing: statements go over pools of our own. */
export class GatehouseDataSource extends DataSource {
  constructor(
    options: DataSourceOptions,
    readonly roles: DatabaseRoles,
    readonly pools: Pools,
    private readonly leave: () => Promise<void>,
  ) {
    super(options);
  }

  override async initialize(): Promise<this> {
    await this.buildMetadatas();
    Object.assign(this, { isInitialized: true });
    return this;
  }

  /** The embedded server is left last. */
  override async destroy(): Promise<void> {
    Object.assign(this, { isInitialized: false });
    await this.pools.end();
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
  const reached = await reachDatabase(config, progress);
  try {
    const roles = await checkedRoles(reached);
    await migrate(roles, config, progress);
    const pools = new Pools({
      ...roles,
      name: `gatehouse ${config.service}`,
      most: config.databaseConnections,
      waitMilliseconds: config.databaseWaitMilliseconds,
      lost: (cause) => log.warn({ err: cause }, 'a connection to the database was lost'),
    });
    const options = { type: 'postgres', url: reached.serving.url, entities: entities ?? [], ...schemaOptions(config) };
    return await new GatehouseDataSource(options as DataSourceOptions, roles, pools, reached.release).initialize();
  } catch (cause) {
    await reached.release();
    throw cause;
  }
}
