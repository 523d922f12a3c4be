// Compiles what changed under apps/ and libs/ into dist/ (swc, no type check: `npm run check` does that),
// and bundles the widget, the console and the client.
// Every file is written beside its target and renamed, so several services may start, and build, at once.
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { buildClient } from './clients/typescript/build.mjs';
import { buildConsole } from './console/build.mjs';
import { buildWidget } from './widget/build.mjs';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const settings = ['.swcrc', 'build.mjs', 'package.json'];

const newest = Math.max(...(await Promise.all(settings.map(async (name) => (await stat(join(root, name))).mtimeMs))));
const sources = (await Promise.all(['apps', 'libs'].map(sourcesUnder))).flat();
const targets = new Map(sources.map((source) => [source.replace(/\.ts$/, '.js'), source]));

const stale = [];
for (const [target, source] of targets) if (await isStale(target, source)) stale.push([target, source]);
if (stale.length > 0) {
  const swc = await import('@swc/core');
  await Promise.all(stale.map(([target, source]) => build(swc, target, source)));
}
for (const built of await filesUnder('dist')) {
  const name = built.slice('dist/'.length);
  if (!targets.has(name.replace(/\.map$/, '')) && !/\.\d+\.tmp(\.map)?$/.test(name))
    await rm(join(dist, name), { force: true });
}

await Promise.all([buildWidget(), buildClient()]);
await buildConsole();

async function sourcesUnder(folder) {
  return (await filesUnder(folder)).filter((path) => path.includes('/src/') && !/\.spec(-fixture)?\./.test(path));
}

async function filesUnder(folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

async function isStale(target, source) {
  const built = await stat(join(dist, target)).catch(() => undefined);
  return built === undefined || built.mtimeMs < Math.max(newest, (await stat(join(root, source))).mtimeMs);
}

async function build(swc, target, source) {
  const path = join(dist, target);
  const temporary = `${path}.${process.pid}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  if (source.endsWith('.ts')) await compile(swc, source, path, temporary);
  else await cp(join(root, source), temporary);
  await rename(temporary, path);
}

/** Its map lies beside it: within it, every process would keep it in memory. */
async function compile(swc, source, path, temporary) {
  const { code, map } = await swc.transformFile(join(root, source), { swcrc: true });
  await writeFile(`${temporary}.map`, map);
  await rename(`${temporary}.map`, `${path}.map`);
  await writeFile(temporary, `${code}\n//# sourceMappingURL=${basename(path)}.map\n`);
}
