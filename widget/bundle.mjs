// What the builds of the widget and of the console share: bundling what is newer than what was built, file by file.
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bundles a workspace into its dist, and takes out what earlier builds left there. */
export async function bundle(root, { input, output, isLeftOut = () => false, alsoWritten = [] }) {
  const { rolldown } = await import('rolldown');
  const bundled = await rolldown({
    platform: 'browser',
    tsconfig: join(root, 'tsconfig.json'),
    // Timings would turn into warnings, and so into errors, on a busy machine.
    checks: { pluginTimings: false },
    onLog: (level, log, handle) => handle(level === 'warn' ? 'error' : level, log),
    ...input,
  });
  const { output: all } = await bundled.generate({
    format: 'es',
    minify: true,
    comments: { legal: false },
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    ...output,
  });
  await bundled.close();
  const files = [
    ...alsoWritten,
    ...all
      .filter(({ fileName }) => !isLeftOut(fileName))
      .toReversed()
      .map((file) => ({ name: file.fileName, content: file.type === 'chunk' ? file.code : file.source })),
  ];
  for (const { name, content } of files) await put(join(root, 'dist', name), content);
  await removeOthers(join(root, 'dist'), new Set(files.map(({ name }) => name)));
}

/** Whether what is read to build a file is newer than it. */
export async function isOlder(built, { files, folders }) {
  const { mtimeMs } = await stat(built).catch(() => ({ mtimeMs: undefined }));
  if (mtimeMs === undefined) return true;
  const sources = (await Promise.all(folders.map(under))).flat();
  for (const path of [...files, ...sources]) if ((await stat(path)).mtimeMs > mtimeMs) return true;
  return false;
}

async function under(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((found) => found.isFile()).map((found) => join(found.parentPath, found.name));
}

/** Writes to a temporary file and renames it, so that no request gets half a file. The entry is written last. */
async function put(path, content) {
  const temporary = `${path}.${process.pid}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(temporary, content);
  await rename(temporary, path);
}

async function removeOthers(dist, kept) {
  for (const path of await under(dist)) {
    const name = path.slice(dist.length + 1);
    if (!kept.has(name) && !/\.\d+\.tmp$/.test(name)) await rm(path, { force: true });
  }
}
