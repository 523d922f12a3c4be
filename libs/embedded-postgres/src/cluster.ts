import { createHash, randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, readdir, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type SystemAccount, makeOpenFolder, ownerOf, reaches, runsAsRoot, serviceAccount } from './account.js';
import { type Binaries, findBinaries } from './binaries.js';
import type { DataFolder } from './data-folder.js';
import { EmbeddedPostgresFailed, hasCode } from './failure.js';
import { createPassword, flushFolder, readPassword, writeDurably } from './password.js';
import { runProgram } from './program.js';

/** Where root's clusters and copied programs go when the server's user cannot reach the place they belong to. */
const SYSTEM_FOLDER = '/var/lib/gatehouse';
const STAGING = 'postgres.new-';

export const SUPERUSER = 'postgres';

export interface Cluster {
  readonly folder: string;
  readonly password: string;
  readonly account: SystemAccount | undefined;
  readonly binaries: Binaries;
}

/** The cluster of this data folder, made when there is none. Only under the lock. */
export async function ensureCluster(data: DataFolder, report: (step: string) => void, sync: boolean): Promise<Cluster> {
  const found = await findCluster(data);
  const account = !runsAsRoot() ? undefined : found === undefined ? await serviceAccount() : await ownerOf(found);
  const binaries = await findBinaries(account, runsAsRoot() ? SYSTEM_FOLDER : data.path);
  if (found === undefined) {
    report('Preparing the database for the first time …');
    return await createCluster(data, account, binaries, { report, sync });
  }
  await refuseAnotherVersion(found, binaries);
  await refuseUnreachable(found, account);
  const password = await readPassword(data.password);
  if (password === undefined) {
    throw new EmbeddedPostgresFailed(
      `The database in ${found} is there, but its password is not. Restore ${data.password} from a backup.`,
    );
  }
  return { folder: found, password, account, binaries };
}

async function findCluster(data: DataFolder): Promise<string | undefined> {
  const noted = await readFile(data.note, 'utf8').catch(() => undefined);
  const folder = noted === undefined ? data.cluster : noted.trim();
  const names = await readdir(folder).catch((error: unknown): string[] => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  if (names.includes('PG_VERSION')) return await realpath(folder);
  if (noted !== undefined) {
    throw new EmbeddedPostgresFailed(
      `The database of ${data.path} was kept in ${folder}, and is gone. Restore it, or remove ${data.note} to begin with an empty one.`,
    );
  }
  if (names.length > 0)
    throw new EmbeddedPostgresFailed(
      `${folder} holds something, but no PostgreSQL database. Move it away and start again.`,
    );
  return undefined;
}

async function refuseAnotherVersion(folder: string, binaries: Binaries): Promise<void> {
  const major = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (major === binaries.major) return;
  throw new EmbeddedPostgresFailed(
    `The database in ${folder} was made by PostgreSQL ${major}, and this Gatehouse brings PostgreSQL ${binaries.major}. ` +
      `Start the Gatehouse that made it, or move the data with pg_dump of ${major} to a new data folder (DATA_DIR).`,
  );
}

async function refuseUnreachable(folder: string, account: SystemAccount | undefined): Promise<void> {
  if (account?.uid === 0) {
    throw new EmbeddedPostgresFailed(
      `The database in ${folder} belongs to root, and PostgreSQL refuses to run as root. Give it back with chown -R postgres.`,
    );
  }
  if (account === undefined || (await reaches(account, folder))) return;
  throw new EmbeddedPostgresFailed(
    `The database in ${folder} belongs to the user ${account.name}, who can no longer reach it: one of the folders above is closed to it. ` +
      'Open that folder for passing through (chmod o+x), or move the data folder.',
  );
}

interface Creation {
  readonly report: (step: string) => void;
  readonly sync: boolean;
}

async function createCluster(
  data: DataFolder,
  account: SystemAccount | undefined,
  binaries: Binaries,
  { report, sync }: Creation,
): Promise<Cluster> {
  const elsewhere = !(await reaches(account, data.path));
  const folder = elsewhere ? await systemPlace(data.path) : data.cluster;
  await removeLeftovers(dirname(folder));
  const password = (await readPassword(data.password)) ?? (await createPassword(data.password));
  const staging = join(dirname(folder), STAGING + randomBytes(6).toString('hex'));
  await mkdir(staging, { mode: 0o700 });
  try {
    await initialize(staging, password, { account, binaries, sync });
    // The cluster appears whole or not at all: initdb cut short leaves only a staging folder, removed by the next start.
    await rmdir(folder).catch((error: unknown) => {
      if (!hasCode(error, 'ENOENT')) throw error;
    });
    await rename(join(staging, 'cluster'), folder);
    await flushFolder(dirname(folder));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  if (elsewhere) {
    await writeDurably(data.note, `${folder}\n`);
    report(
      `The database is kept in ${folder}: the user ${account?.name}, who runs it, cannot pass through ${data.path}.`,
    );
  }
  return { folder, password, account, binaries };
}

/** A new name every time: what another life of this data folder left there is not ours to begin from. */
async function systemPlace(dataFolder: string): Promise<string> {
  const hash = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  await makeOpenFolder(SYSTEM_FOLDER);
  await makeOpenFolder(join(SYSTEM_FOLDER, hash));
  return join(await realpath(join(SYSTEM_FOLDER, hash)), `postgres-${randomBytes(4).toString('hex')}`);
}

async function removeLeftovers(parent: string): Promise<void> {
  const left = (await readdir(parent)).filter((name) => name.startsWith(STAGING));
  // An initdb whose parent was killed may still be writing there; then the next first start removes it.
  for (const name of left)
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
}

async function initialize(
  staging: string,
  password: string,
  how: { account: SystemAccount | undefined; binaries: Binaries; sync: boolean },
): Promise<void> {
  const passwordFile = join(staging, 'password');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
  if (how.account !== undefined) {
    await chown(passwordFile, how.account.uid, how.account.gid);
    await chown(staging, how.account.uid, how.account.gid);
  }
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--auth=scram-sha-256', `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`];
  const safety = ['--data-checksums', ...(how.sync ? [] : ['--no-sync'])];
  const args = ['-D', join(staging, 'cluster'), ...locale, ...access, ...safety, '--no-instructions'];
  const { code, output } = await runProgram(how.binaries.initdb, args, how.account, staging);
  if (code === 0) return;
  throw new EmbeddedPostgresFailed(
    `The database could not be prepared in ${dirname(staging)}. initdb said:\n${output.trim()}\n` +
      'Remove the cause and start again, or set DATABASE_URL to a PostgreSQL server.',
  );
}
