import { join } from 'node:path';
import { ownFolder } from '#runtime';

/** Always the compiled file, also from tests: a forked process loads plain JavaScript only. */
export function workerFile(): string {
  return join(ownFolder(), 'dist/libs/inspection/src/worker.js');
}

/** Where programs are: a process that opens files of strangers gets nothing else of the environment. */
export const workerEnvironment = { PATH: '/usr/local/bin:/opt/homebrew/bin:/usr/bin:/bin' };
