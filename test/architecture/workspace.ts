import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export interface Manifest {
  readonly engines: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
}

export function manifest(folder = ''): Manifest {
  return JSON.parse(read(join(folder, 'package.json'))) as Manifest;
}

export function widgetManifest(): Pick<Manifest, 'dependencies' | 'devDependencies'> {
  return JSON.parse(read('widget/package.json')) as Manifest;
}

export function consoleManifest(): Pick<Manifest, 'dependencies'> {
  return JSON.parse(read('console/package.json')) as Manifest;
}

/** What the tests install themselves. */
export function toolsManifest(): Pick<Manifest, 'dependencies' | 'optionalDependencies'> {
  return JSON.parse(read('test/tools/package.json')) as Manifest;
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Paths from the root, with forward slashes, sorted. What is built or installed is none of them. */
export function filesUnder(folder: string, below: string = root): string[] {
  return readdirSync(join(below, folder), { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', 'reports', '.gatehouse', '.git'].includes(name))
    .flatMap((entry) => {
      const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(path, below) : [path];
    })
    .sort();
}

export function foldersIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Each has a file, English too. */
export const widgetLanguages: readonly string[] = filesUnder('widget/src/languages/texts').map((path) =>
  basename(path, '.ts'),
);
