import { Client, DatabaseError } from 'pg';
import { SUPERUSER } from './cluster.js';
import { EmbeddedPostgresFailed } from './failure.js';

const NAME = 'gatehouse';
const CONNECT_LIMIT_MS = 10_000;

// No such database; no such role, which PostgreSQL does not tell apart from a wrong password.
const NOT_MADE_YET = ['3D000', '28P01', '28000'];

export function applicationUrl(port: number, password: string): string {
  return `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}?sslmode=disable`;
}

/**
 * Gatehouse connects as the owner of its own database, not as a superuser: a hole in its SQL would otherwise reach the
 * files and programs of this machine.
 */
export async function ensureApplicationDatabase(port: number, password: string): Promise<void> {
  try {
    await (await connected(port, password, NAME)).end();
  } catch (error) {
    if (!(error instanceof DatabaseError) || !NOT_MADE_YET.includes(error.code ?? '')) throw error;
    await createApplicationDatabase(port, password);
  }
}

async function createApplicationDatabase(port: number, password: string): Promise<void> {
  const client = await connected(port, password, SUPERUSER).catch((cause: unknown) => {
    if (!(cause instanceof DatabaseError) || cause.code !== '28P01') throw cause;
    throw new EmbeddedPostgresFailed(
      'The database does not know the password in postgres.password. Restore that file from a backup.',
      { cause },
    );
  });
  try {
    const roles = await client.query('select from pg_roles where rolname = $1', [NAME]);
    const options = `login createdb password ${client.escapeLiteral(password)}`;
    await client.query(`${roles.rowCount === 0 ? 'create' : 'alter'} role ${NAME} ${options}`);
    const databases = await client.query('select from pg_database where datname = $1', [NAME]);
    if (databases.rowCount === 0) await client.query(`create database ${NAME} owner ${NAME}`);
  } finally {
    await client.end();
  }
}

async function connected(port: number, password: string, user: string): Promise<Client> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user,
    database: user,
    password,
    ssl: false,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
  });
  await client.connect();
  return client;
}
