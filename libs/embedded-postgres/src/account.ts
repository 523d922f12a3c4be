import { chmod, mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { EmbeddedPostgresFailed } from './failure.js';

/** The system user which runs the server when Gatehouse runs as root: PostgreSQL refuses to run as root. */
export interface SystemAccount {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

export async function serviceAccount(): Promise<SystemAccount> {
  const accounts = await systemAccounts();
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((each) => each.name === name && each.uid > 0);
    if (account !== undefined) return account;
  }
  throw new EmbeddedPostgresFailed(
    'PostgreSQL refuses to run as root, and this system has neither a user `postgres` nor `nobody` to run it as. ' +
      'Run Gatehouse as another user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

export async function ownerOf(path: string): Promise<SystemAccount> {
  const { uid, gid } = await stat(path);
  return { name: await userName(uid), uid, gid };
}

export async function userName(uid: number): Promise<string> {
  return (await systemAccounts()).find((each) => each.uid === uid)?.name ?? `uid ${uid}`;
}

/** Whether the account may pass through every folder above `path` and enter `path` itself, by the mode bits. */
export async function reaches(account: SystemAccount | undefined, path: string): Promise<boolean> {
  if (account === undefined) return true;
  for (let folder = await realpath(path); ; folder = dirname(folder)) {
    if (!(await permits(account, folder, 0o1))) return false;
    if (folder === dirname(folder)) return true;
  }
}

export async function permits(account: SystemAccount, path: string, bits: number): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}

/** Open to every user whatever our umask; a folder that was there before stays as it was. */
export async function makeOpenFolder(path: string): Promise<void> {
  const created = await mkdir(path, { recursive: true, mode: 0o755 });
  if (created !== undefined) await chmod(path, 0o755);
}

async function systemAccounts(): Promise<SystemAccount[]> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  return lines.map((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}
