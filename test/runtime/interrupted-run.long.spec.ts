import { describe, expect } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onLinux } from '../support/run/on-linux.js';
import { until } from '../support/run/until.js';

const jest = join(import.meta.dirname, '../../node_modules/jest/bin/jest.js');

/** What a run has brought about by then, in the folder that it keeps everything in. */
const moments: Readonly<Record<string, (run: string) => Promise<boolean>>> = {
  'its server is being prepared': async (run) => (await readdir(run)).some((name) => name.startsWith('postgres-')),
  'its server is there': async (run) => (await readdir(run)).some((name) => name.startsWith('template-')),
  'a test has a server of its own': async (run) => (await readdir(run)).some((name) => name.startsWith('embedded-')),
};

describe('a run of the tests that is ended from the keyboard', () => {
  onLinux.each(Object.keys(moments))('when %s leaves no process and no folder behind', async (moment) => {
    const folder = await mkdtemp(join(tmpdir(), 'interrupted-'));
    const run = spawn(
      process.execPath,
      [jest, '--selectProjects=embedded', '--testPathPatterns=embedded-postgres\\.once\\.long'],
      {
        detached: true,
        env: { ...process.env, TEST_DATABASE_URL: undefined, GATEHOUSE_OWN_TEST_SERVER: undefined, TMPDIR: folder },
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let said = '';
    run.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    await until(`the run is as far as "${moment}": ${said}`, async () => {
      const own = (await readdir(folder)).find(isOfRun);
      return own !== undefined && moments[moment]?.(join(folder, own));
    });
    // As a terminal does: to all of it at once.
    process.kill(-Number(run.pid), 'SIGINT');
    const [code] = (await once(run, 'exit')) as [number | null];
    expect(code).toBe(1);
    expect(said).toContain('The run was ended: nothing of it is left behind.');
    // What was told to end at its end of a pipe may take a moment longer.
    await until('no process is left', async () => !(await commands()).some((command) => command.includes(folder)));
    expect((await readdir(folder)).filter(isOfRun)).toEqual([]);
    await rm(folder, { recursive: true });
  });
});

/** Beside it is what Jest keeps from run to run. */
function isOfRun(name: string): boolean {
  return !name.startsWith('jest_');
}

/** Of every process. */
async function commands(): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
}
