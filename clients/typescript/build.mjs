// Bundles the client into dist/gatehouse-client.js, with what it stands on; with --types also its types, for npm.
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const entry = join(dist, 'gatehouse-client.js');

/** Builds only if a source is newer than the output. Concurrent builds write the same bytes. */
export async function buildClient() {
  if (!(await isStale())) return;
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: join(root, 'src/index.ts'),
    platform: 'neutral',
    tsconfig: join(root, 'tsconfig.json'),
    checks: { pluginTimings: false },
    onLog: (level, log, handle) => handle(level === 'warn' ? 'error' : level, log),
  });
  const { output } = await bundle.generate({
    format: 'es',
    minify: true,
    comments: { legal: false },
    postBanner: licence,
  });
  await bundle.close();
  await mkdir(dist, { recursive: true });
  const temporary = `${entry}.${process.pid}.tmp`;
  await writeFile(temporary, output[0].code);
  await rename(temporary, entry);
}

const licence = '/*! Contains openapi-fetch, © 2023 Drew Powers, MIT. */';

async function isStale() {
  const built = await stat(entry).catch(() => undefined);
  if (built === undefined) return true;
  const settings = ['build.mjs', 'package.json', '../../package-lock.json'].map((name) => join(root, name));
  for (const path of [...settings, ...(await sources())]) if ((await stat(path)).mtimeMs > built.mtimeMs) return true;
  return false;
}

async function sources() {
  const entries = await readdir(join(root, 'src'), { recursive: true, withFileTypes: true });
  return entries.filter((found) => found.isFile()).map((found) => join(found.parentPath, found.name));
}

if (process.argv[1] === import.meta.filename) {
  await buildClient();
  if (process.argv.includes('--types')) {
    const compiler = join(root, '../../node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.declarations.json')], { stdio: 'inherit' });
  }
}
