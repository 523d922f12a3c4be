// Bundles the client into dist/gatehouse-client.js, with what it stands on; with --types also its types, for npm.
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = import.meta.dirname;

export async function buildClient() {
  await bundle({ root, name: 'gatehouse-client.js', entry: 'src/index.ts', platform: 'neutral', beside: [] });
}

/**
 * Builds only if a source is newer than the output; concurrent builds write the same bytes. `beside` are the folders of other
 * clients that it contains.
 */
export async function bundle({ root, name, entry, platform, beside }) {
  const dist = join(root, 'dist');
  const built = join(dist, name);
  if (!(await isStale(built, [root, ...beside.map((folder) => join(root, folder))]))) return;
  const { rolldown } = await import('rolldown');
  const bundled = await rolldown({
    input: join(root, entry),
    platform,
    tsconfig: join(root, 'tsconfig.json'),
    checks: { pluginTimings: false },
    onLog: (level, log, handle) => handle(level === 'warn' ? 'error' : level, log),
  });
  const { output } = await bundled.generate({
    format: 'es',
    minify: true,
    comments: { legal: false },
    postBanner: licence,
  });
  await bundled.close();
  await mkdir(dist, { recursive: true });
  const temporary = `${built}.${process.pid}.tmp`;
  await writeFile(temporary, output[0].code);
  await rename(temporary, built);
}

const licence = '/*! Contains openapi-fetch, © 2023 Drew Powers, MIT. */';

async function isStale(target, folders) {
  const built = await stat(target).catch(() => undefined);
  if (built === undefined) return true;
  const settings = folders.flatMap((folder) =>
    ['build.mjs', 'package.json', '../../package-lock.json'].map((name) => join(folder, name)),
  );
  const sources = (await Promise.all(folders.map(sourcesOf))).flat();
  for (const path of [...settings, ...sources]) if ((await stat(path)).mtimeMs > built.mtimeMs) return true;
  return false;
}

async function sourcesOf(folder) {
  const entries = await readdir(join(folder, 'src'), { recursive: true, withFileTypes: true });
  return entries.filter((found) => found.isFile()).map((found) => join(found.parentPath, found.name));
}

/** The types of a client, for npm. */
export function declare(root) {
  const compiler = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.declarations.json')], { stdio: 'inherit' });
}

if (process.argv[1] === import.meta.filename) {
  await buildClient();
  if (process.argv.includes('--types')) declare(root);
}
