// npm run test:all: the whole of every sweep, and every bench, drill and mutation at its smallest, so that none of them
// rots unseen; with words, only the tests whose paths they are parts of. With --once-more, what failed is run again,
// alone: what passes then is told as flaky. With --begin-within=60, no benches, drills or mutations begin after so many
// minutes, and that is told: on a machine that slow, who waits for an end would hear of none.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failuresOf, tellFlaky } from './flaky.mjs';
import { quickFolder } from './space.mjs';

const root = join(import.meta.dirname, '../..');
const report = join(root, 'reports/jest.json');
const jest = join(root, 'node_modules/jest/bin/jest.js');
const smokes = { benches: 'test/bench/run.mjs', drills: 'test/drills/run.mjs', mutations: 'test/mutation/run.mjs' };

const begun = performance.now();
const retries = process.argv.includes('--once-more');
const within = process.argv.find((word) => word.startsWith('--begin-within='))?.split('=')[1] ?? Infinity;
const given = process.argv.slice(2).filter((word) => !/^--(once-more|begin-within=.*)$/.test(word));
process.env.GATEHOUSE_TESTS = 'all';
process.env.FORCE_COLOR ??= '0';

mkdirSync(join(root, 'reports'), { recursive: true });
rmSync(report, { force: true });
const ran = await node(jest, '--ci', '--json', `--outputFile=${report}`, ...given);
const { passed, failed, files } = failuresOf(report);
const flaky = [];
if (retries) for (const file of files) if (await passesAlone(file)) flaky.push(file);
const suite = ran === 0 || (files.length > 0 && files.length === flaky.length);
const rotten = given.length > 0 ? [] : await rottenSmokes();

for (const name of rotten) process.stdout.write(`At their smallest scale, the ${name} do not run.\n`);
tellFlaky(flaky);
const red = suite ? 0 : Math.max(1, failed - flaky.reduce((sum, { tests }) => sum + tests.length, 0));
process.stdout.write(`${passed} passed, ${red + rotten.length} failed\n`);
process.exitCode = red + rotten.length === 0 ? 0 : 1;

async function passesAlone({ path, name }) {
  const second = join(root, 'reports/flaky', `${name}.second.json`);
  return (await node(jest, '--ci', '--runTestsByPath', path, '--json', `--outputFile=${second}`)) === 0;
}

/** One after the other: each of them runs several at once. */
async function rottenSmokes() {
  process.env.TMPDIR = quickFolder();
  const rotten = [];
  for (const [name, script] of Object.entries(smokes)) {
    const again = retries && name !== 'mutations' ? ['--once-more'] : [];
    if ((performance.now() - begun) / 60_000 > within)
      process.stdout.write(`After ${within} minutes no ${name} were begun: they are not tried in this run.\n`);
    else if ((await node(join(root, script), '--smoke', ...again)) !== 0) rotten.push(name);
  }
  return rotten;
}

function node(...words) {
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
