// Runs after `npm ci` and `npm install`: takes out of node_modules what packages bring and nothing here reads. That is a
// quarter of it, which npm has no way to leave out.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';

const ofAll = /\.(js|mjs|cjs|ts|mts|cts|css)\.map$/;

/** By the path inside of the package: the same once more for other platforms and bundlers, and what only programs of it show. */
const ofOne = {
  '@hyzyla/pdfium': /^dist\/(.*base64.*|index\.esm\.(browser|cdn|worker)\.js|worker\.bundle\.js)$/,
  // What is read is 4.0.0_best_int.
  '@tesseract.js-data/eng': /^4\.0\.0$/,
  '@redocly/openapi-core': /^src$/,
  'bwip-js': /^(dist\/bwip-js(-gen|-min|-rn)?\.(js|mjs|d\.ts)|src|barcode\.ps)$/,
  'dejavu-fonts-ttf':
    /(MathTeXGyre|ExtraLight|BoldOblique|BoldItalic|Sans-Oblique|Mono-Oblique|SerifCondensed-.*)\.ttf$/,
  'es-toolkit': /\.(js|d\.ts)$/,
  pdfkit: /^js\/pdfkit\.(browser|old|standalone).*$/,
  'playwright-core': /^lib\/vite$/,
  'react-dom': /(profiling|\.(browser|edge|bun)\.).*\.js$/,
  rxjs: /^(src|dist\/(bundles|esm|esm5))$/,
  stdnum: /^(src|lib\/esm)$/,
  // What is left are three, of which it takes the one for the CPU: on Node never those that are named after what we ask for.
  'tesseract.js-core': /-lstm\.|\.wasm\.js$/,
  typeorm: /^browser$/,
};

const modules = join(import.meta.dirname, 'node_modules');
prune(modules, ofAll);
for (const [name, unused] of Object.entries(ofOne)) prune(join(modules, name), unused);

function prune(folder, unused) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (unused.test(path.slice(folder.length + 1).replaceAll(sep, '/'))) rmSync(path, { recursive: true, force: true });
  }
}
