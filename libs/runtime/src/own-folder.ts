import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of Gatehouse, which is the same for what is run as it was written and as it was compiled. */
export function ownFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
