import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The compiled one, also for what is run as it was written: a process of its own loads plain JavaScript alone. */
export function workerFile(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return join(folder, 'dist/libs/inspection/src/worker.js');
}
