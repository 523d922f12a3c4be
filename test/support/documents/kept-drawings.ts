import { createHash } from 'node:crypto';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keep, kept, keptFolder } from '../run/kept-by-content.js';

const root = join(import.meta.dirname, '../../..');
const folder = join(keptFolder, 'documents');

/**
 * What takes long to draw, drawn once on a machine. It is kept by all that it is drawn of, and by all that draws it: what
 * is found is what would be drawn.
 */
export async function drawnOnce(of: unknown, draw: () => Promise<Buffer>): Promise<Buffer> {
  const kind = join('documents', await (drawnWith ??= versionOfDrawing()));
  const found = kept(kind, [of]);
  if (found !== undefined) return found;
  const drawn = await draw();
  keep(kind, [of], drawn);
  return drawn;
}

let drawnWith: Promise<string> | undefined;

/** Of all that may have a part in drawing. What another version has drawn is given up. */
async function versionOfDrawing(): Promise<string> {
  const hash = createHash('sha256').update(process.version + process.arch);
  const files = [
    ...(await Promise.all(drawing.map(codeIn))).flat(),
    ...packages.map((name) => join(root, 'node_modules', name, 'package.json')),
  ];
  for (const path of files) hash.update(await readFile(path));
  const version = hash.digest('hex');
  for (const other of await readdir(folder).catch(() => []))
    if (other !== version) await rm(join(folder, other), { recursive: true, force: true });
  return version;
}

const drawing = [import.meta.dirname, join(import.meta.dirname, '../specimens')];

async function codeIn(sources: string): Promise<string[]> {
  const names = await readdir(sources, { recursive: true });
  return names
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(sources, name));
}

const packages = ['sharp', 'bwip-js', 'opentype.js', 'dejavu-fonts-ttf'];
