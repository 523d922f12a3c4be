import pg from 'pg';
import { openEmbeddedPostgres } from '#embedded-postgres';
import { type Config, ConfigurationError, type StartupProgress, serverHosts } from '#runtime';
import { Servers } from './connecting/servers.js';
import { type FoundServer, unfit } from './fit-server.js';
import { isUnavailable } from './failures.js';
import type { Place, ReachedDatabase } from './roles/database-roles.js';

const waitForDatabaseMilliseconds = 30_000;
const betweenTriesMilliseconds = 250;

/** The same database for two URLs that have the same text here, and for no others. */
const lookSql = `
  SELECT current_setting('server_version_num')::int / 10000 AS version, pg_is_in_recovery() AS "isStandby",
    current_setting('transaction_read_only') = 'on' AS "isReadOnly", current_user AS role,
    current_database() || ' ' || oid || ' ' || pg_postmaster_start_time() AS database
  FROM pg_database WHERE datname = current_database()`;

interface Look extends FoundServer {
  readonly role: string;
  readonly database: string;
}

type Given = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl' | 'databaseDirectUrl' | 'dataDir'>;

/** The database of the configuration, which answers; an embedded one is started where nobody has. */
export async function reachDatabase(
  { databaseUrl, databaseOwnerUrl, databaseDirectUrl, dataDir }: Given,
  progress: StartupProgress,
): Promise<ReachedDatabase> {
  const url = databaseUrl ?? databaseOwnerUrl;
  const embedded =
    url === undefined ? await openEmbeddedPostgres({ dataDir, report: (step) => progress.report(step) }) : undefined;
  const given = embedded ?? { url: url ?? '', ownerUrl: databaseOwnerUrl ?? databaseDirectUrl ?? url ?? '' };
  const urls = { ...given, directUrl: databaseDirectUrl ?? given.url };
  const release = async (): Promise<void> => embedded?.release();
  try {
    const serving = await reach('DATABASE_URL', urls.url, progress);
    const direct = urls.directUrl === urls.url ? serving : await reach('DATABASE_DIRECT_URL', urls.directUrl, progress);
    const owner =
      urls.ownerUrl === urls.directUrl ? direct : await reach('DATABASE_OWNER_URL', urls.ownerUrl, progress);
    return { given: urls, serving, direct, owner, release };
  } catch (cause) {
    await release();
    throw cause;
  }
}

/** Waits for a database that is starting, restarting, or changing its primary. */
async function reach(variable: string, url: string, progress: StartupProgress): Promise<Place> {
  const servers = new Servers(url);
  const until = performance.now() + waitForDatabaseMilliseconds;
  for (let tries = 0; ; tries++) {
    const server = servers.current;
    const found = await lookAt(server).catch((cause: unknown) => cause);
    if (!(found instanceof Error)) {
      const { role, database, ...look } = found as Look;
      const problem = unfit(`${variable} leads to ${serverHosts(server)}`, look);
      if (problem === undefined) return { role, database, url: server };
      if (!look.isStandby || servers.count === 1 || performance.now() > until) throw new ConfigurationError(problem);
    } else if (!isUnavailable(found)) throw refusal(variable, server, found);
    else if (performance.now() > until)
      throw new ConfigurationError(
        `The database at ${serverHosts(url)} does not answer: ${found.message}. Check ${variable}.`,
      );
    servers.leave(server);
    if (tries === 0) progress.report(`Waiting for the database at ${serverHosts(url)}`);
    if (tries % servers.count === servers.count - 1)
      await new Promise((resolve) => setTimeout(resolve, betweenTriesMilliseconds));
  }
}

async function lookAt(url: string): Promise<Look> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Look>(lookSql);
    return rows[0] as Look;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What somebody has to do something about. */
function refusal(variable: string, url: string, cause: Error & { readonly code?: string }): Error {
  const advice = cause.code === undefined ? undefined : adviceBySqlState[cause.code];
  if (advice === undefined) return cause;
  return new ConfigurationError(`${serverHosts(url)} refuses ${variable}: ${cause.message}. ${advice}`);
}

const adviceBySqlState: Readonly<Record<string, string>> = {
  '28P01': 'Check its user and password.',
  '28000': 'Check its user, and what pg_hba.conf lets in.',
  '3D000': 'Create that database, or name another.',
  '42501': 'Let the role in: GRANT CONNECT ON DATABASE … TO ….',
};
