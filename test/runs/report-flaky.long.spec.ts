import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const seed = '4711';

/** Fails until it has been run once. */
const flaky = `
const { existsSync, writeFileSync } = require('node:fs');
test('comes off the second time', () => {
  const seen = existsSync(__dirname + '/seen');
  writeFileSync(__dirname + '/seen', '');
  if (!seen) throw new Error('Not the first time');
});`;
const sound = `test('comes off', () => undefined);`;
const broken = `test('never comes off', () => { throw new Error('Never'); });`;

interface Ended {
  readonly code: number;
  readonly said: string;
  readonly kept: readonly string[];
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-flaky-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What `.ci/run` calls, in a workspace with these test files and with smokes that end so. */
async function runAll(
  name: string,
  files: Readonly<Record<string, string>>,
  { smokeCode = 0, more = [] }: { smokeCode?: number; more?: readonly string[] } = {},
): Promise<Ended> {
  const place = join(folder, name);
  const runner = join(place, 'test/runner');
  await mkdir(runner, { recursive: true });
  for (const script of ['all.mjs', 'flaky.mjs', 'space.mjs'])
    await cp(join(root, 'test/runner', script), join(runner, script));
  await symlink(join(root, 'node_modules'), join(place, 'node_modules'));
  await writeFile(join(place, 'package.json'), '{ "jest": { "testRegex": "spec.js$", "transform": {} } }');
  for (const what of ['bench', 'drills', 'mutation']) {
    await mkdir(join(place, 'test', what));
    await writeFile(join(place, 'test', what, 'run.mjs'), `process.exitCode = ${smokeCode};`);
  }
  for (const [file, text] of Object.entries(files)) await writeFile(join(place, 'test', file), text);
  const { code, said } = await new Promise<{ code: number; said: string }>((resolve) => {
    const environment = { PATH: process.env['PATH'], TMPDIR: folder, FUZZ_SEED: seed };
    const words = [join(runner, 'all.mjs'), '--once-more', ...more];
    const child = execFile(process.execPath, words, { env: environment }, (_, out, errors) => {
      resolve({ code: child.exitCode ?? -1, said: `${out}${errors}` });
    });
  });
  const kept = await readdir(join(place, 'reports/flaky'));
  return { code, said, kept: kept.sort() };
}

describe('what .ci/run calls', () => {
  test('tells what passed by itself the second time, keeps both logs, and is green', async () => {
    const { code, said, kept } = await runAll('flaky', { 'flaky.spec.js': flaky, 'sound.spec.js': sound });
    expect(said).toContain(`flaky: test/flaky.spec.js › comes off the second time, seed ${seed}\n`);
    expect(said).toContain('1 passed, 0 failed');
    expect(code).toBe(0);
    expect(kept).toEqual(['test-flaky.spec.js.first.log', 'test-flaky.spec.js.second.json']);
    const [first = '', second = ''] = await Promise.all(
      kept.map((name) => readFile(join(folder, 'flaky/reports/flaky', name), 'utf8')),
    );
    expect(first).toContain('Not the first time');
    expect(JSON.parse(second)).toMatchObject({ numPassedTests: 1, numFailedTests: 0 });
  });

  test('is red where it fails again, and calls nothing flaky', async () => {
    const { code, said } = await runAll('broken', { 'broken.spec.js': broken, 'sound.spec.js': sound });
    expect(said).not.toContain('flaky:');
    expect(said).toContain('1 passed, 1 failed');
    expect(code).toBe(1);
  });

  test('is red where a bench, a drill or a mutation does not run any more', async () => {
    const { code, said } = await runAll('rotten', { 'sound.spec.js': sound }, { smokeCode: 1 });
    for (const name of ['benches', 'drills', 'mutations'])
      expect(said).toContain(`At their smallest scale, the ${name} do not run.`);
    expect(said).toContain('1 passed, 3 failed');
    expect(code).toBe(1);
  });

  test('begins none of them late, and says so', async () => {
    const late = { smokeCode: 1, more: ['--begin-within=0'] };
    const { code, said } = await runAll('late', { 'sound.spec.js': sound }, late);
    for (const name of ['benches', 'drills', 'mutations'])
      expect(said).toContain(`After 0 minutes no ${name} were begun: they are not tried in this run.`);
    expect(code).toBe(0);
  });
});
