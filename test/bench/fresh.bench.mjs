import { execFile } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServer } from './harness/servers.mjs';

const execute = promisify(execFile);

/**
 * What somebody waits for who has just cloned the repository: `npm ci && npm start`, on the last commit.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const clone = join(workshop.folder, 'clone');
  await execute('git', ['clone', '--quiet', '--no-hardlinks', workshop.root, clone]);
  const begun = performance.now();
  await execute('npm', ['ci', '--no-audit', '--no-fund'], { cwd: clone, maxBuffer: 64 * 1024 * 1024 });
  const installed = performance.now();
  const env = { DATA_DIR: join(workshop.folder, 'installation'), DATABASE_URL: '' };
  const server = await startServer(workshop, {
    name: 'fresh',
    command: 'npm',
    args: ['start'],
    env,
    cwd: clone,
    group: true,
  });
  const ready = performance.now();
  await server.stop();

  report({ name: 'npm ci', figure: (installed - begun) / 1000, unit: 's' });
  report({ name: 'npm ci && npm start, to ready', figure: (ready - begun) / 1000, unit: 's', atMost: 120 });
  const megabytes = (await diskBytes(join(clone, 'node_modules'))) / 1e6;
  report({ name: 'node_modules', figure: megabytes, unit: 'MB', atMost: 400 });
}

/** What a folder takes on the disk, in whole blocks, as `du` counts. @param {string} folder @returns {Promise<number>} */
async function diskBytes(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries)
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).blocks * 512;
  return bytes;
}
