import { applicationUrls, ensureApplicationDatabase } from './application-database.js';
import { type Cluster, ensureCluster } from './cluster.js';
import { type DataFolder, openDataFolder } from './data-folder.js';
import { underLock } from './lock-folder.js';
import { ensureServing, stopServer } from './server.js';
import { enter, leave } from './users.js';

export interface EmbeddedPostgres {
  /** postgres://… of the database `gatehouse`, as the role that serves */
  readonly url: string;
  /** The same database as the role that owns its tables. */
  readonly ownerUrl: string;
  /** false when another process's server was already running and we attached to it */
  readonly startedHere: boolean;
  /** Leaves; the last process to leave stops the server (fast shutdown), the others keep it. Idempotent. */
  release(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Absolute; created when absent. */
  readonly dataDir: string;
  /** Progress, for people. */
  readonly report: (step: string) => void;
  /** Further PostgreSQL settings, e.g. `{ fsync: 'off' }` in tests. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The PostgreSQL that lives in the data folder, shared by every process that opens the same folder. */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { report, settings = {} } = options;
  const data = await openDataFolder(options.dataDir);
  // To attach or to start, and to stay or to stop, are each decided together with joining or leaving the users.
  return await underLock(data.lock, report, async () => {
    const cluster = await ensureCluster(data, report, settings['fsync'] !== 'off');
    const { port, startedHere } = await ensureServing({ cluster, log: data.log, settings, report });
    const user = await enter(data.users);
    try {
      await ensureApplicationDatabase(port, cluster.password);
    } catch (error) {
      await leaveServer(data, cluster, user);
      throw error;
    }
    let released: Promise<void> | undefined;
    const release = (): Promise<void> =>
      (released ??= underLock(data.lock, report, () => leaveServer(data, cluster, user)));
    return { ...applicationUrls(port, cluster.password), startedHere, release };
  });
}

async function leaveServer(data: DataFolder, cluster: Cluster, user: string): Promise<void> {
  if (await leave(data.users, user)) await stopServer(cluster);
}
