import pg from 'pg';
import type { DatabaseRoles, DatabaseUrls } from './database-roles.js';

interface Place {
  readonly role: string;
  readonly database: string;
}

/** The same for two roles that are in one database of one server, and for no others. */
const place = `
  SELECT current_user AS role, current_database() || ' ' || oid || ' ' || pg_postmaster_start_time() AS database
  FROM pg_database WHERE datname = current_database()`;

/** What would let a role do more than serve. */
const powers = `
  SELECT CASE
    WHEN rolsuper THEN 'is a superuser'
    WHEN rolbypassrls THEN 'may bypass row-level security'
    WHEN rolcreaterole THEN 'may make roles'
    WHEN rolreplication THEN 'may replicate the whole database'
    WHEN pg_has_role(oid, $1, 'MEMBER') THEN 'is a member of ' || $1
    WHEN EXISTS (SELECT FROM pg_roles AS other WHERE other.oid <> pg_roles.oid AND pg_has_role(pg_roles.oid, other.oid, 'MEMBER')
        AND (other.rolsuper OR other.rolbypassrls OR other.rolcreaterole OR other.rolreplication
          OR other.rolname IN ('pg_write_all_data', 'pg_read_all_data', 'pg_execute_server_program', 'pg_write_server_files', 'pg_read_server_files')))
      THEN 'is a member of a role that may do more than serve'
    WHEN has_schema_privilege(oid, current_schema(), 'CREATE')
      THEN 'may make tables (REVOKE CREATE ON SCHEMA ' || current_schema() || ' FROM PUBLIC)'
    WHEN has_parameter_privilege(oid, 'session_replication_role', 'SET') THEN 'may switch triggers off'
    WHEN EXISTS (SELECT FROM pg_class WHERE relowner = pg_roles.oid) THEN 'owns tables, which should belong to ' || $1
  END AS power FROM pg_roles WHERE rolname = current_user`;

/** Before anything is migrated: two URLs must be two roles in one database, of which one can only serve. */
export async function checkedRoles(urls: DatabaseUrls): Promise<DatabaseRoles> {
  if (urls.url === urls.ownerUrl) return { ...urls, serving: undefined };
  const owner = await connectedTo(urls.ownerUrl, (client) => onlyRow<Place>(client, place));
  return connectedTo(urls.url, async (client) => {
    const serving = await onlyRow<Place>(client, place);
    if (serving.database !== owner.database)
      throw new Error(
        'DATABASE_OWNER_URL leads to another database than DATABASE_URL: give two roles of one database.',
      );
    if (serving.role === owner.role)
      throw new Error(
        `DATABASE_URL and DATABASE_OWNER_URL lead to the same role, ${owner.role}: give two, or leave DATABASE_OWNER_URL out.`,
      );
    const { power } = await onlyRow<{ power: string | null }>(client, powers, [owner.role]);
    if (power !== null)
      throw new Error(
        `The role ${serving.role} of DATABASE_URL ${power}: give one that can only serve, or leave DATABASE_OWNER_URL out.`,
      );
    return { ...urls, serving: serving.role };
  });
}

async function connectedTo<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function onlyRow<T extends object>(client: pg.Client, text: string, values: unknown[] = []): Promise<T> {
  const { rows } = await client.query<T>(text, values);
  return rows[0] as T;
}
