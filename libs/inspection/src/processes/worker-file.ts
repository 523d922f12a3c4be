import { join } from 'node:path';
import { ownFolder } from '#runtime';

/** The compiled one, also for what is run as it was written: a process of its own loads plain JavaScript alone. */
export function workerFile(): string {
  return join(ownFolder(), 'dist/libs/inspection/src/worker.js');
}

/** Where programs are; nothing else of the service's environment is for the eyes of who opens strangers' files. */
export const workerEnvironment = { PATH: '/usr/local/bin:/opt/homebrew/bin:/usr/bin:/bin' };
