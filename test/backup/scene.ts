import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackUp, type MadeBackup, Restore, type Restored } from '#backup';
import { createApp, readConfig } from '#runtime';
import { RestoreModule } from '../../apps/platform/src/commands/restore.module.js';
import { type AccountBody, activeAccount, arriving, untilBalance } from '../support/chains/accounts.js';
import { pictureBytes, upload } from '../support/documents/documents.js';
import { idOf, must } from '../support/service/api.js';
import { type DatabaseUrls, administer, databaseUrls, dropDatabase, testServer } from '../support/service/database.js';
import { Gatehouse, type Organization, type OwnGatehouse } from '../support/service/gatehouse.js';
import type { Environment } from '../support/service/service.js';
import { query } from '../support/service/sql.js';

export const backupKey = randomBytes(32).toString('base64');

const cleanups: (() => Promise<void>)[] = [];

/** To be called after all tests. */
export async function tidyUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

export function afterAllTests(cleanup: () => Promise<void>): void {
  cleanups.push(cleanup);
}

export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-backup-'));
  afterAllTests(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Where a backup may be restored: a database without anything in it, and a data folder. */
export async function emptyPlace(): Promise<DatabaseUrls & { readonly DATA_DIR: string }> {
  const server = testServer();
  const { url, prefix } = server;
  const name = `${prefix}_${randomBytes(8).toString('hex')}`;
  await administer(url, `CREATE DATABASE ${name} TEMPLATE template0`);
  afterAllTests(() => dropDatabase(url, name));
  return { ...databaseUrls(server, name), DATA_DIR: await emptyFolder() };
}

export function backUp(environment: Environment, path: string): Promise<MadeBackup> {
  return commanding(environment, (app) => app.get(BackUp, { strict: false }).to(path));
}

export function restore(environment: Environment, path: string): Promise<Restored> {
  return commanding(environment, (app) => app.get(Restore, { strict: false }).from(path));
}

/** As the commands do. */
async function commanding<T>(
  environment: Environment,
  work: (app: Awaited<ReturnType<typeof createApp>>) => Promise<T>,
): Promise<T> {
  const given = { BACKUP_KEY: backupKey, ...environment, LOG_LEVEL: 'silent' };
  const app = await createApp({ config: readConfig(given, { name: 'restore', port: 0 }), module: RestoreModule });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

export interface Scene {
  readonly gatehouse: OwnGatehouse;
  readonly organization: Organization;
  readonly account: AccountBody;
  readonly documentId: string;
  readonly folder: string;
  /** In the folder, as `first`. */
  readonly made: MadeBackup;
  /** Organizations, before it was begun. */
  readonly acknowledged: readonly string[];
}

/** One with money, a document and an audit trail, backed up while organizations are made. */
export async function installation(): Promise<Scene> {
  const gatehouse = await Gatehouse.start();
  afterAllTests(() => gatehouse.stop());
  const folder = await emptyFolder();
  const organization = await gatehouse.organization();
  const account = await activeAccount(organization.api);
  must(await organization.api.post('/sandbox/payins', arriving(account.id, { value: '12500000' })), 201);
  await gatehouse.advance(2);
  await untilBalance(organization.api, account.id, { value: '12500000' });
  const documentId = idOf(await upload(organization.api, await pictureBytes(), { name: 'a.png', type: 'image/png' }));
  const acknowledged = [await newOrganization(gatehouse), await newOrganization(gatehouse)];
  const made = await whileWriting(gatehouse, () => backUp(gatehouse.environment, join(folder, 'first')));
  return { gatehouse, organization, account, documentId, folder, made, acknowledged };
}

export function digestsOf({ manifest }: MadeBackup): Record<string, string> {
  return Object.fromEntries(
    manifest.tables.map(({ schema, name, rows, sha256 }) => [`${schema}.${name}`, `${rows} ${sha256}`]),
  );
}

export async function isThere(url: string, table: string): Promise<boolean> {
  const [found] = await query<{ there: boolean }>(url, 'SELECT to_regclass($1) IS NOT NULL AS there', [table]);
  return found?.there === true;
}

async function whileWriting<T>(gatehouse: Gatehouse, work: () => Promise<T>): Promise<T> {
  const end = new AbortController();
  const writing = (async () => {
    while (!end.signal.aborted) await newOrganization(gatehouse);
  })();
  try {
    return await work();
  } finally {
    end.abort();
    await writing;
  }
}

async function newOrganization({ operator }: Gatehouse): Promise<string> {
  return idOf(await operator.post('/organizations', { name: randomUUID(), type: 'business', country: 'AR' }));
}
