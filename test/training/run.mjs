// Teaches the reader of zones its characters anew: `npm run train [-- --minutes=30]`. It begins from nothing and writes
// libs/inspection/src/zone/data/glyphs.bin. What it is worth afterwards, `npm run bench documents` tells.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });

execFileSync(process.execPath, [join(root, 'build.mjs')], { stdio: 'inherit' });
register('../drills/harness/typescript-hooks.mjs', import.meta.url);
const { taught } = await import('./lessons.ts');
const target = join(root, 'libs/inspection/src/zone/data/glyphs.bin');
await writeFile(target, await taught(Number(values.minutes), (line) => process.stdout.write(`${line}\n`)));
process.stdout.write(`Written to ${target}\n`);
