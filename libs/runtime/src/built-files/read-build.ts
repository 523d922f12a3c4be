import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { BuiltFile } from './built-file.js';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** The build names files in this folder `<name>-<hash>.js`. */
export const namedByContent = 'chunks/';

/** Files by name. */
export type Build = ReadonlyMap<string, BuiltFile>;

/** Reads all files at once, so that files that load each other are of the same build. */
export async function readBuild(folder: string): Promise<Build> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingThere);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path) => {
      const name = relative(folder, path).replaceAll(sep, '/');
      return [name, readBuiltFile(name, await readFile(path))] as const;
    }),
  );
  return new Map(files.filter((named): named is readonly [string, BuiltFile] => named[1] !== undefined));
}

/** Undefined for a kind of file that is not served. */
export function readBuiltFile(name: string, bytes: Buffer): BuiltFile | undefined {
  const contentType = contentTypes[extname(name)];
  return contentType === undefined ? undefined : new BuiltFile(contentType, name.startsWith(namedByContent), bytes);
}

function nothingThere(cause: unknown): [] {
  if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw cause;
}
