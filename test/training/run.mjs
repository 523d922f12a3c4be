// Trains the classifier of the characters of an MRZ: `npm run train [-- --minutes=30] [--anew]`. It goes on from what was learned
// before, or begins from nothing, and writes libs/inspection/src/mrz/data/glyphs.bin. What it is worth afterwards, `npm run bench documents` tells.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, anew: { type: 'boolean', default: false } },
});

execFileSync(process.execPath, [join(root, 'build.mjs')], { stdio: 'inherit' });
register('../runner/typescript-hooks.mjs', import.meta.url);
const { taught } = await import('./lessons.ts');
const target = join(root, 'libs/inspection/src/mrz/data/glyphs.bin');
const known = await readFile(target);
const before = values.anew ? undefined : new Float32Array(new Uint8Array(known).buffer);
const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
await writeFile(target, await taught({ minutes: Number(values.minutes), before, say }));
say(`Written to ${target}`);
