import pg from 'pg';
import { ConfigurationError } from '#runtime';
import { Servers } from '../connecting/servers.js';
import type { DatabaseRoles, ReachedDatabase } from './database-roles.js';

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
export async function checkedRoles({
  given,
  serving,
  direct,
  owner,
}: Omit<ReachedDatabase, 'release'>): Promise<DatabaseRoles> {
  const { url, ownerUrl, directUrl } = given;
  const isPooled = directUrl !== url;
  const servers = new Servers(url, serving.url);
  const roles = { servers, direct: isPooled ? new Servers(directUrl, direct.url) : servers, isPooled, owner };
  if (direct.database !== serving.database || direct.role !== serving.role)
    throw new ConfigurationError(
      'DATABASE_DIRECT_URL leads to another database or role than DATABASE_URL: give the same without the pooler.',
    );
  if (owner.database !== serving.database)
    throw new ConfigurationError(
      'DATABASE_OWNER_URL leads to another database than DATABASE_URL: give two roles of one database.',
    );
  if (ownerUrl === directUrl) return { ...roles, serving: undefined };
  if (serving.role === owner.role)
    throw new ConfigurationError(
      `DATABASE_URL and DATABASE_OWNER_URL lead to the same role, ${owner.role}: give two, or leave DATABASE_OWNER_URL out.`,
    );
  const power = await powerOf(serving.url, owner.role);
  if (power !== null)
    throw new ConfigurationError(
      `The role ${serving.role} of DATABASE_URL ${power}: give one that can only serve, or leave DATABASE_OWNER_URL out.`,
    );
  return { ...roles, serving: serving.role };
}

async function powerOf(url: string, owner: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ power: string | null }>(powers, [owner]);
    return rows[0]?.power ?? null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
