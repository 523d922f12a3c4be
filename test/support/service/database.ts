import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { started } from '../run/started.js';

/** A PostgreSQL server for tests, with a database that is already migrated to copy from. */
export interface TestServer {
  readonly url: string;
  /** The same as the role that only serves, where there is one. */
  readonly serving?: string;
  /** What all databases of this run are called at first: they are dropped at its end. */
  readonly prefix: string;
  readonly template: string;
  readonly masterKey: string;
}

/** A database of its own for each test file. */
export async function freshDatabase(server: TestServer): Promise<{ urls: DatabaseUrls; drop: () => Promise<void> }> {
  started('database');
  const { url, prefix, template } = server;
  const name = `${prefix}_${randomBytes(8).toString('hex')}`;
  // Half the work of PostgreSQL's own way, which spares its log.
  await administer(url, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return { urls: databaseUrls(server, name), drop: () => dropDatabase(url, name) };
}

/** What a Gatehouse is told of one of its databases. */
export interface DatabaseUrls {
  readonly DATABASE_URL: string;
  readonly DATABASE_OWNER_URL: string;
}

export function databaseUrls({ url, serving = url }: TestServer, name: string): DatabaseUrls {
  return { DATABASE_URL: databaseUrl(serving, name), DATABASE_OWNER_URL: databaseUrl(url, name) };
}

/** The server may be cleaning up in it just then, as its superuser, whom we may not interrupt: that ends by itself. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await administer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      return;
    } catch (cause) {
      if ((cause as { code?: string }).code !== '42501' || attempt === 100) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

export function databaseUrl(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.toString();
}

/** Copies of one template are made one after the other: PostgreSQL refuses to copy what is in use. */
export async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(url, 'postgres') });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock(814)');
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Prepared by the set-up of the jest project that this file runs in. */
export function testServer(): TestServer {
  const { server } = globalThis as { server?: string };
  const kept = process.env[`GATEHOUSE_TEST_SERVER_${server ?? ''}`];
  if (kept === undefined) throw new Error('No PostgreSQL was prepared: run the tests with npm test');
  return JSON.parse(kept) as TestServer;
}
