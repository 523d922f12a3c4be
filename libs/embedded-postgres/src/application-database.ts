import { createHmac } from 'node:crypto';
import { Client, DatabaseError } from 'pg';
import { SUPERUSER } from './cluster.js';
import { EmbeddedPostgresFailed } from './failure.js';

const OWNER = 'gatehouse';
const SERVING = 'gatehouse_server';
const DATABASE = 'gatehouse';
const CONNECT_LIMIT_MS = 10_000;

// No such database; no such role, which PostgreSQL does not tell apart from a wrong password.
const NOT_MADE_YET = ['3D000', '28P01', '28000'];

/** The database, as the role that serves and as the one that owns its tables. */
export function applicationUrls(port: number, password: string): { url: string; ownerUrl: string } {
  const urlOf = (role: string, secret: string): string =>
    `postgres://${role}:${secret}@127.0.0.1:${port}/${DATABASE}?sslmode=disable`;
  return { url: urlOf(SERVING, servingPassword(password)), ownerUrl: urlOf(OWNER, password) };
}

/**
 * Gatehouse serves as a role that can neither alter nor drop anything, and migrates as the owner of its own database,
 * not as a superuser: a hole in its SQL would otherwise reach the files and programs of this machine.
 */
export async function ensureApplicationDatabase(port: number, password: string): Promise<void> {
  try {
    await (await connected(port, { user: SERVING, database: DATABASE, password: servingPassword(password) })).end();
  } catch (error) {
    if (!(error instanceof DatabaseError) || !NOT_MADE_YET.includes(error.code ?? '')) throw error;
    await createApplicationDatabase(port, password);
  }
}

/** Whatever of it is not there yet: folders from before there were two roles have all but the second. */
async function createApplicationDatabase(port: number, password: string): Promise<void> {
  const client = await connected(port, { user: SUPERUSER, database: SUPERUSER, password }).catch((cause: unknown) => {
    if (!(cause instanceof DatabaseError) || cause.code !== '28P01') throw cause;
    throw new EmbeddedPostgresFailed(
      'The database does not know the password in postgres.password. Restore that file from a backup.',
      { cause },
    );
  });
  try {
    await ensureRole(client, OWNER, `login createdb password ${client.escapeLiteral(password)}`);
    await ensureRole(client, SERVING, `login password ${client.escapeLiteral(servingPassword(password))}`);
    // So that the owner may end what the serving role runs.
    await client.query(`grant ${SERVING} to ${OWNER}`);
    const databases = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (databases.rowCount === 0) await client.query(`create database ${DATABASE} owner ${OWNER}`);
  } finally {
    await client.end();
  }
}

async function ensureRole(client: Client, name: string, options: string): Promise<void> {
  const roles = await client.query('select from pg_roles where rolname = $1', [name]);
  await client.query(`${roles.rowCount === 0 ? 'create' : 'alter'} role ${name} ${options}`);
}

/** Whoever knows it does not know the one it is made from, which is also the superuser's. */
function servingPassword(password: string): string {
  return createHmac('sha256', password).update(SERVING).digest('base64url');
}

async function connected(
  port: number,
  as: { readonly user: string; readonly database: string; readonly password: string },
): Promise<Client> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    ...as,
    ssl: false,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  });
  await client.connect();
  return client;
}
