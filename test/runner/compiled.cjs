// The TypeScript of the tests, compiled. It is kept by its content: a file is compiled once, not in every process.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { mkdir, readFile, rename, writeFile } = require('node:fs/promises');
const { dirname, join } = require('node:path');

const root = join(__dirname, '../..');
const cache = join(root, 'node_modules/.cache/gatehouse/tests');

/** What it is compiled with, beside the text itself. */
const settings = ['.swcrc', 'node_modules/@swc/core/package.json'].map((name) =>
  readFileSync(join(root, name), 'utf8'),
);

function keptAt(filename, text) {
  const name = createHash('sha256').update([filename, text, ...settings].join('\0'));
  return join(cache, `${name.digest('hex')}.mjs`);
}

async function compiled(filename) {
  const text = await readFile(filename, 'utf8');
  const kept = keptAt(filename, text);
  const found = await readFile(kept, 'utf8').catch(() => undefined);
  if (found !== undefined) return found;
  const { transform } = require('@swc/core');
  const { code, map } = await transform(text, { swcrc: true, filename, sourceMaps: true });
  await mkdir(dirname(kept), { recursive: true });
  await keep(`${kept}.map`, map);
  await keep(kept, code);
  return code;
}

/** Complete under its name, also when two processes write it at once. */
async function keep(path, text) {
  const temporary = `${path}.${process.pid}.tmp`;
  await writeFile(temporary, text);
  await rename(temporary, path);
}

/** Where the lines of the compiled file were before, if it is one of ours. */
function sourceMapOf(filename) {
  return `${keptAt(filename, readFileSync(filename, 'utf8'))}.map`;
}

module.exports = { compiled, sourceMapOf };
