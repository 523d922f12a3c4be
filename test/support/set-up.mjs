// Prepares each PostgreSQL that the suite runs on. Jest loads this as plain Node, so it uses the built code.
import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { chromiumLaunch } from './chromium.mjs';
import tearDown from './tear-down.mjs';

const root = join(import.meta.dirname, '../..');
const closing = (globalThis.closeTestServers ??= []);

/** Jest runs this once, however many of its projects name it. */
export default async function setUp() {
  execFileSync(process.execPath, [join(root, 'build.mjs')]);
  await findBrowser();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void endEarly());
  await prepare('embedded', await embeddedServer());
  const own = process.env.GATEHOUSE_OWN_TEST_SERVER;
  if (own !== undefined) await prepare('own', own);
}

/** Jest tears nothing down when somebody ends it: a PostgreSQL would go on. */
async function endEarly() {
  await tearDown().catch(() => undefined);
  process.exit(1);
}

/** Only the tests that open a browser fail where there is none. */
async function findBrowser() {
  const found = await chromiumLaunch().catch((cause) => ({ missing: cause.message }));
  process.env.GATEHOUSE_TEST_BROWSER = JSON.stringify(found);
}

async function prepare(server, url) {
  const masterKey = randomBytes(32).toString('base64');
  const template = await migratedTemplate(url, masterKey);
  process.env[`GATEHOUSE_TEST_SERVER_${server}`] = JSON.stringify({ url, template, masterKey });
}

/** In a folder of its own. What it holds need not survive a power cut, so it does not wait for the disk. */
async function embeddedServer() {
  const { openEmbeddedPostgres } = await import('../../dist/libs/database/src/index.js');
  const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-test-'));
  // As root, PostgreSQL runs as another user, who has to be let through.
  await chmod(dataDir, 0o711);
  const postgres = await openEmbeddedPostgres({
    dataDir,
    report: () => undefined,
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  });
  closing.unshift(async () => {
    await postgres.release();
    await rm(dataDir, { recursive: true, force: true });
  });
  return postgres.url;
}

/** Test files copy it: that is much quicker than to migrate for each of them. It is sealed with their master key. */
async function migratedTemplate(url, masterKey) {
  const { createApp, readConfig } = await import('../../dist/libs/runtime/src/index.js');
  const { PlatformModule } = await import('../../dist/apps/platform/src/platform.module.js');
  const template = `gatehouse_template_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `CREATE DATABASE ${template}`);
  closing.unshift(() => administer(url, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`));
  const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-test-'));
  const config = readConfig(
    {
      DATABASE_URL: inDatabase(url, template),
      DATA_DIR: dataDir,
      MASTER_KEY: masterKey,
      LOG_LEVEL: 'silent',
      ROLE: 'api',
    },
    { name: 'template', port: 0 },
  );
  await (await createApp({ config, module: PlatformModule })).close();
  await rm(dataDir, { recursive: true, force: true });
  return template;
}

async function administer(url, sql) {
  const client = new pg.Client({ connectionString: inDatabase(url, 'postgres') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

function inDatabase(url, name) {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.toString();
}
