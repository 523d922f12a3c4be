import { constants, open, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { hasCode } from './failure.js';
import { commandLineOf, exists } from './process-identity.js';

// Above the highest pid of Linux (2^22) and of macOS (99,998).
const NO_PROCESS = 4_194_305;

/** PostgreSQL's main process, as it describes itself in `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** `starting` (crash recovery too), `ready` or `stopping`; empty at the very beginning. */
  readonly status: string;
}

/** The running one: a file left by a dead server, also one whose pid another process has now, is none. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const written = await lastWritten(cluster);
  return written !== undefined && (await isRunning(written, cluster)) ? written : undefined;
}

/** What the last server wrote and did not remove: after a clean stop, nothing. */
export async function lastWritten(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  });
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() };
}

/**
 * PostgreSQL refuses to start while the pid in a left file exists, even if another program has it now, as happens in
 * every second life of a container. The file must stay, for it also leads PostgreSQL to the shared memory of server
 * processes that outlived theirs; so only the pid is replaced, by one that cannot exist. Only when none is running.
 */
export async function disownReusedPid(cluster: string): Promise<void> {
  const written = await lastWritten(cluster);
  if (written === undefined || !exists(written.pid)) return;
  const commandLine = await commandLineOf(written.pid);
  if (commandLine === undefined || commandLine.includes(cluster)) return;
  // Root must not be led elsewhere by a link which the server's user has put there.
  const file = await open(join(cluster, 'postmaster.pid'), constants.O_RDWR | constants.O_NOFOLLOW);
  try {
    const text = await file.readFile('utf8');
    // Never shorter than before, so one write replaces it all.
    await file.write(text.replace(/^\d+/, String(NO_PROCESS)), 0);
  } finally {
    await file.close();
  }
}

async function isRunning(written: Postmaster, cluster: string): Promise<boolean> {
  if (!exists(written.pid)) return false;
  const commandLine = await commandLineOf(written.pid);
  return commandLine === undefined ? await listens(written.port) : commandLine.includes(cluster);
}

async function listens(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
