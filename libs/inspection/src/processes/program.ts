import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownFolder } from '#runtime';
import { workerFile } from './worker-file.js';

/** A file that Node.js runs, and what it may read for that. */
export interface Program {
  readonly file: string;
  readonly visible: readonly string[];
}

/** Where libraries, programs and their data lie. Not all of /usr: some have their own things there. */
export const systemFolders = [
  '/usr/bin',
  '/usr/lib',
  '/usr/lib32',
  '/usr/lib64',
  '/usr/share',
  '/usr/local/bin',
  '/usr/local/lib',
  '/usr/local/share',
  '/bin',
  '/lib',
  '/lib32',
  '/lib64',
  '/nix/store',
  '/etc/ld.so.cache',
  '/etc/alternatives',
];

export function nodeProgram(): Program {
  const folder = realpathSync(ownFolder());
  const own = ['package.json', 'dist', 'node_modules'].map((name) => join(folder, name));
  return { file: join(folder, workerFile()), visible: [...new Set([...own, ...own.map(realOf), ...nodeItself()])] };
}

/** Unless it is where programs are. */
function nodeItself(): string[] {
  const path = realpathSync(process.execPath);
  const paths = path === process.execPath ? [path] : [path, process.execPath];
  return paths.filter((one) => !systemFolders.some((folder) => dirname(one).startsWith(folder)));
}

function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
