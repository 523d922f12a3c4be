import { type SpawnOptions, spawn } from 'node:child_process';
import type { SystemAccount } from './account.js';
import { EmbeddedPostgresFailed } from './failure.js';

export interface ProgramOutcome {
  readonly code: number | null;
  readonly output: string;
}

/** Runs one of PostgreSQL's programs to its end. */
export async function runProgram(
  path: string,
  args: readonly string[],
  account: SystemAccount | undefined,
  cwd: string,
): Promise<ProgramOutcome> {
  return await new Promise((resolve, reject) => {
    const child = spawn(path, args, { ...programOptions(account, cwd), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => reject(cannotRun(path, error)));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/**
 * Always a folder the account may enter, since ours may be closed to it, and an environment of our own, since the
 * caller's may hold PGDATA, PGPORT and the like. (Node adds what Windows itself needs.)
 */
export function programOptions(account: SystemAccount | undefined, cwd: string): SpawnOptions {
  const as = account === undefined ? {} : { uid: account.uid, gid: account.gid };
  return { ...as, cwd, env: { LC_ALL: 'C', TZ: 'UTC' }, windowsHide: true };
}

export function cannotRun(path: string, cause: Error): EmbeddedPostgresFailed {
  return new EmbeddedPostgresFailed(
    `The embedded PostgreSQL does not run on this system (${path}: ${cause.message}). Set DATABASE_URL to a PostgreSQL server.`,
    { cause },
  );
}
