// Lets Node run the TypeScript of the tests as it stands. What they test is what is built: the files of apps/ and libs/
// come from dist/, so that a test and the service beside it share one copy of every module.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compiled } from './compiled.cjs';

const root = join(import.meta.dirname, '../..');
/** By this address it is no part of a stack that Jest shows. */
const globals = new URL('../../node_modules/@jest/globals/late.mjs', import.meta.url).href;
const built = /^(apps|libs)\/(?!.*\.spec(-fixture)?\.ts$)/;

export function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
  if (/^(\.|file:).*\.[jt]s$/.test(specifier)) {
    const source = fileURLToPath(new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL));
    if (existsSync(source)) return { url: pathToFileURL(target(source)).href, shortCircuit: true };
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (url === globals)
    return { format: 'module', source: await readFile(join(import.meta.dirname, 'globals.mjs')), shortCircuit: true };
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'file:' || !pathname.endsWith('.ts')) return next(url, context);
  return { format: 'module', source: await compiled(fileURLToPath(`file://${pathname}`)), shortCircuit: true };
}

function target(source) {
  const path = source.slice(root.length + 1).replaceAll(sep, '/');
  return built.test(path) ? join(root, 'dist', path.replace(/\.ts$/, '.js')) : source;
}
