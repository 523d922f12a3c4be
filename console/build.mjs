// Bundles the console into console/dist: its page, its style sheet, the shell, and the places that it loads on demand.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle, isOlder } from '../widget/bundle.mjs';
import { languagesApart } from '../widget/languages-apart.mjs';

const root = import.meta.dirname;
const pageFiles = ['index.html', 'console.css'];

const read = {
  files: [
    'build.mjs',
    '../widget/bundle.mjs',
    '../widget/languages-apart.mjs',
    'package.json',
    '../package-lock.json',
  ].map((name) => join(root, name)),
  // It has the questions and their words from the widget, and the vocabulary from the contract.
  folders: ['page', 'src', '../widget/src', '../libs/contracts/src/vocabulary'].map((name) => join(root, name)),
};

/** Builds only if a source is newer than the output. Concurrent builds write the same bytes. */
export async function buildConsole() {
  if (!(await isOlder(join(root, 'dist/console.js'), read))) return;
  const { RolldownMagicString } = await import('rolldown');
  await bundle(root, {
    input: { input: { console: join(root, 'src/console.ts') }, plugins: [languagesApart(RolldownMagicString)] },
    output: { postBanner: ({ name }) => (name === 'console' ? licences : '') },
    alsoWritten: await Promise.all(
      pageFiles.map(async (name) => ({ name, content: await readFile(join(root, 'page', name)) })),
    ),
  });
}

const licences = '/*! Contains lit, © 2017 Google LLC, BSD-3-Clause. */';

if (process.argv[1] === import.meta.filename) await buildConsole();
