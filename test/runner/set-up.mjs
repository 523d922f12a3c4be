// Prepares each PostgreSQL that the suite runs on, and one folder for whatever the run leaves on the disk.
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administer, inDatabase, run } from './administer.mjs';
import build from './built.mjs';
import { chromiumLaunch } from './chromium.mjs';
import { unmountBelow } from './mounts.mjs';
import { quickFolder } from './space.mjs';
import tearDown from './tear-down.mjs';

/** Held by whoever copies a template: `test/support/service/database.ts`. */
const copying = 814;

const closing = (globalThis.closeTestServers ??= []);
let preparing = Promise.resolve();
let isEnding = false;
let ended;

/** Jest runs this once, however many of its projects name it. */
export default async function setUp({ maxWorkers }) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void endEarly());
  const [place, quick] = [tmpdir(), quickFolder()];
  const folder = await ownFolder(place);
  const ofDatabases = quick === place ? folder : await ownFolder(quick);
  process.env.TMPDIR = folder;
  process.env.GATEHOUSE_TESTS_STARTED = join(folder, 'started.log');
  try {
    build();
    preparing = Promise.all([findBrowser(), prepareServers(maxWorkers, ofDatabases)]);
    await preparing;
  } catch (cause) {
    await endedEarly();
    throw cause;
  }
}

/** Jest tears nothing down when somebody ends it: a PostgreSQL would go on. Workers end when they lose us. */
async function endEarly() {
  if (isEnding) return;
  isEnding = true;
  process.stderr.write('\nThe run was ended: nothing of it is left behind.\n');
  // Half a server cannot be closed.
  await preparing.catch(() => undefined);
  await endedEarly();
  process.exit(1);
}

/** Once, for the interrupt and for the failure that comes of it. */
function endedEarly() {
  return (ended ??= tearDown().catch(() => undefined));
}

/** Whatever is temporary in this run, in all of its processes, is below one of these. */
async function ownFolder(parent) {
  const folder = await mkdtemp(join(parent, 'gatehouse-tests-'));
  // As root, PostgreSQL runs as another user, who has to be let through.
  await chmod(folder, 0o711);
  closing.push(async () => {
    await endWhatIsLeft(folder);
    unmountBelow(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });
  return folder;
}

/** A test that is cut short cannot end its own PostgreSQL: on Linux, whatever runs with something of this folder is ended. */
async function endWhatIsLeft(folder) {
  for (const id of (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
    if (!command.includes(folder)) continue;
    try {
      process.kill(Number(id), 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Only the tests that open a browser fail where there is none. */
async function findBrowser() {
  const found = await chromiumLaunch().catch((cause) => ({ missing: cause.message }));
  process.env.GATEHOUSE_TEST_BROWSER = JSON.stringify(found);
}

async function prepareServers(maxWorkers, folder) {
  const own = process.env.GATEHOUSE_OWN_TEST_SERVER;
  const embedded = async () => prepare('embedded', await embeddedServer(maxWorkers, folder));
  await Promise.all([embedded(), ...(own === undefined ? [] : [prepare('own', { url: own })])]);
}

/** `serving` where there is a role that only serves; on a server of your own, one role does both. */
async function prepare(server, { url, serving }) {
  const masterKey = randomBytes(32).toString('base64');
  const prefix = `gatehouse_test_${randomBytes(6).toString('hex')}`;
  // Those of the embedded server go with its folder.
  if (server === 'own') closing.unshift(() => dropDatabases(url, prefix));
  const template = await migratedTemplate({ url, serving }, prefix, masterKey);
  process.env[`GATEHOUSE_TEST_SERVER_${server}`] = JSON.stringify({ url, serving, prefix, template, masterKey });
}

/** In a folder of its own. What it holds need not survive a power cut, so it does not wait for the disk. */
async function embeddedServer(maxWorkers, folder) {
  const { openEmbeddedPostgres } = await import('../../dist/libs/embedded-postgres/src/index.js');
  const dataDir = await mkdtemp(join(folder, 'postgres-'));
  await chmod(dataDir, 0o711);
  const postgres = await openEmbeddedPostgres({
    dataDir,
    report: () => undefined,
    settings: {
      ...{ fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
      // Its password guards nothing, and is asked for thousands of times.
      scram_iterations: '1',
      // Each test that is under way has a Gatehouse or two or four, of some fifteen connections each.
      max_connections: String(100 + 100 * maxWorkers),
    },
  });
  closing.unshift(() => postgres.release());
  return { url: postgres.ownerUrl, serving: postgres.url };
}

/** Test files copy it: that is much quicker than to migrate for each of them. It is sealed with their master key. */
async function migratedTemplate({ url, serving }, prefix, masterKey) {
  const { createApp, readConfig } = await import('../../dist/libs/runtime/src/index.js');
  const { PlatformModule } = await import('../../dist/apps/platform/src/platform.module.js');
  const template = `${prefix}_template`;
  await administer(url, [`CREATE DATABASE ${template}`]);
  const dataDir = await mkdtemp(join(tmpdir(), 'template-'));
  const environment = {
    DATABASE_URL: inDatabase(serving ?? url, template),
    DATABASE_OWNER_URL: inDatabase(url, template),
    DATA_DIR: dataDir,
    MASTER_KEY: masterKey,
    LOG_LEVEL: 'silent',
    ROLE: 'api',
  };
  const config = readConfig(environment, { name: 'template', port: 0 });
  await (await createApp({ config, module: PlatformModule })).close();
  // Whoever starts on a copy says in which mode.
  await run(environment.DATABASE_OWNER_URL, ['DELETE FROM installation']);
  return template;
}

/**
 * Workers may live a little longer than we look. The template goes first, so that they make no more databases, and with
 * the lock that they hold while they make one.
 */
async function dropDatabases(url, prefix) {
  const names = await administer(url, [
    `SELECT pg_advisory_lock(${copying})`,
    `DROP DATABASE IF EXISTS ${prefix}_template WITH (FORCE)`,
    `SELECT datname FROM pg_database WHERE starts_with(datname, '${prefix}')`,
  ]);
  await administer(
    url,
    names.map(({ datname }) => `DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`),
  );
}
