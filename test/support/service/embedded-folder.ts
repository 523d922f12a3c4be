import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const cleanups: (() => Promise<void> | void)[] = [];
const folders: string[] = [];

export function afterThisTest(cleanup: () => Promise<void> | void): void {
  cleanups.push(cleanup);
}

/** To be called after each test: the last thing begun is ended first. */
export async function cleanUp(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

export function removeAtTheEnd(folder: string): void {
  folders.push(folder);
}

/** To be called after all tests, and not before, because ext4 makes new files slowly for seconds after many were removed. */
export function removeFolders(): void {
  for (const folder of folders.splice(0))
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** Absent, in a folder which every user may pass through. After the test its server is stopped. */
export function dataFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'embedded-postgres-'));
  chmodSync(parent, 0o755);
  removeAtTheEnd(parent);
  afterThisTest(async () => {
    for (const name of readdirSync(parent, { recursive: true, encoding: 'utf8' }).filter((each) =>
      each.endsWith('postgres.password'),
    )) {
      const dataDir = dirname(join(parent, name));
      await stopServerOf(dataDir);
      if (!clusterOf(dataDir).startsWith(parent)) removeAtTheEnd(dirname(clusterOf(dataDir)));
    }
  });
  return join(parent, '.gatehouse');
}

export function clusterOf(dataDir: string): string {
  const note = join(dataDir, 'postgres.location');
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataDir, 'postgres');
}

export function postmasterOf(dataDir: string): { pid: number; port: number } {
  const lines = readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

export async function stopServerOf(dataDir: string): Promise<void> {
  if (!existsSync(join(clusterOf(dataDir), 'postmaster.pid'))) return;
  const { pid } = postmasterOf(dataDir);
  const command = existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : '';
  if (!command.includes(clusterOf(dataDir))) return;
  process.kill(pid, 'SIGQUIT');
  await gone(pid);
}

/** The lock as a process leaves it that was killed, and whose pid a living one has now. */
export function abandonLock(dataDir: string): void {
  mkdirSync(join(dataDir, 'postgres.lock'));
  writeFileSync(join(dataDir, 'postgres.lock', `${process.pid}-1-00000000-abandoned`), '');
}

/** Ended; whoever inherited the process may take seconds to notice, and until then it is listed as a zombie. */
export async function gone(pid: number): Promise<void> {
  await until(() => {
    try {
      process.kill(pid, 0);
      return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ESRCH' || process.platform === 'linux';
    }
  });
}

export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(5);
}
