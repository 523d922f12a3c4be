import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { sized } from './scale.mjs';
import { Workshop } from './workshop.mjs';

/** @typedef {{ database: (name: string) => Promise<string> }} Postgres Makes databases, and tells where each is. */

/** Of the benches that share one. @type {WeakMap<import('./workshop.mjs').Workshop, Promise<Postgres>>} */
const servers = new WeakMap();

/** By server, as whom a Gatehouse serves there. @type {Map<string, string>} */
const servingRoles = new Map();

/** What a Gatehouse is told of a database: benches themselves see it as its owner. @param {string} databaseUrl */
export function rolesOf(databaseUrl) {
  const url = new URL(databaseUrl);
  const { username, password } = new URL(servingRoles.get(url.host) ?? databaseUrl);
  return { DATABASE_URL: Object.assign(url, { username, password }).toString(), DATABASE_OWNER_URL: databaseUrl };
}

/**
 * The embedded PostgreSQL with the settings it has in production, on a folder of its own; in a smoke, one for all benches.
 * @param {import('./workshop.mjs').Workshop} workshop
 */
export function openPostgres(workshop) {
  const owner = workshop.shared ?? workshop;
  const server = servers.get(owner) ?? startPostgres(owner);
  servers.set(owner, server);
  return server;
}

/** @param {import('./workshop.mjs').Workshop} workshop @returns {Promise<Postgres>} */
async function startPostgres(workshop) {
  const { openEmbeddedPostgres } = await import(join(workshop.root, 'dist/libs/embedded-postgres/src/index.js'));
  const dataDir = join(workshop.folder, 'database');
  await mkdir(dataDir, { recursive: true });
  await Workshop.goesOn();
  const settings = sized({}, { fsync: 'off' });
  const opening = openEmbeddedPostgres({ dataDir, report: () => undefined, settings });
  workshop.afterwards(async () => (await opening).release());
  const { url, ownerUrl } = await opening;
  servingRoles.set(new URL(ownerUrl).host, url);
  let made = 0;
  return { database: (name) => makeDatabase(ownerUrl, `${name}_${++made}`) };
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
