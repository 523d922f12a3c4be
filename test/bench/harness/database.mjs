import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/**
 * The embedded PostgreSQL with the settings it has in production, on a folder of its own.
 * @param {import('./workshop.mjs').Workshop} workshop
 */
export async function openPostgres(workshop) {
  const { openEmbeddedPostgres } = await import(join(workshop.root, 'dist/libs/database/src/index.js'));
  const dataDir = join(workshop.folder, 'database');
  await mkdir(dataDir, { recursive: true });
  const postgres = await openEmbeddedPostgres({ dataDir, report: () => undefined });
  workshop.afterwards(() => postgres.release());
  return { url: String(postgres.url), database: (/** @type {string} */ name) => makeDatabase(postgres.url, name) };
}

/** @param {string} server @param {string} name */
async function makeDatabase(server, name) {
  await sql(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}

/**
 * Statements on a connection of their own; the rows of the last one.
 * @param {string} url
 * @param {...string} statements
 * @returns {Promise<any[]>}
 */
export async function sql(url, ...statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
