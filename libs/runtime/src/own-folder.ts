import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The root folder of Gatehouse, for sources and compiled files alike. */
export function ownFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
