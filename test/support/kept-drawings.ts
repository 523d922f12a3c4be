import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/gatehouse/documents');

/**
 * What takes long to draw, drawn once on a machine. It is kept by all that it is drawn of, and by all that draws it: what
 * is found is what would be drawn.
 */
export async function drawnOnce(of: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
  const version = await (drawnWith ??= versionOfDrawing());
  const path = join(folder, version, createHash('sha256').update(JSON.stringify(of)).digest('hex'));
  const found = await readFile(path).catch(() => undefined);
  if (found !== undefined) return found;
  const drawn = await draw();
  await keep(path, drawn);
  return drawn;
}

/** Under its name it is whole, whoever else draws the same just then. */
async function keep(path: string, drawn: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, drawn);
  await rename(temporary, path);
}

let drawnWith: Promise<string> | undefined;

/** Of all that may have a part in drawing. What another version has drawn is given up. */
async function versionOfDrawing(): Promise<string> {
  const hash = createHash('sha256').update(process.version + process.arch);
  const code = (await readdir(import.meta.dirname, { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
  const files = [
    ...code.map((name) => join(import.meta.dirname, name)),
    ...packages.map((name) => join(root, 'node_modules', name, 'package.json')),
  ];
  for (const path of files) hash.update(await readFile(path));
  const version = hash.digest('hex');
  for (const other of await readdir(folder).catch(() => []))
    if (other !== version) await rm(join(folder, other), { recursive: true, force: true });
  return version;
}

const packages = ['sharp', 'bwip-js', 'opentype.js', 'dejavu-fonts-ttf'];
