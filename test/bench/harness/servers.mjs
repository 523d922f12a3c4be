import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { rolesOf } from './database.mjs';

export const operatorKey = 'operator-key-of-the-benches-only';
const readyWithinMilliseconds = 180_000;
const endsWithinMilliseconds = 30_000;

/**
 * A server under test, as a process of its own. What it logs goes to a file, as it does in production.
 * @typedef {{ port: number, pid: number, readyAfterMilliseconds: number, stop: () => Promise<void> }} Server
 */

/**
 * @param {import('./workshop.mjs').Workshop} workshop
 * @param {{ name: string, command?: string, args: string[], env?: Record<string, string>, cwd?: string, group?: boolean }} program
 *   `group`: it starts others that end with it, as npm does.
 * @returns {Promise<Server>}
 */
export async function startServer(workshop, { name, command = process.execPath, args, env = {}, cwd, group = false }) {
  const port = await freePort();
  const path = join(workshop.folder, `${name}-${port}.log`);
  const log = await open(path, 'a');
  const begun = performance.now();
  const child = spawn(command, args, {
    cwd: cwd ?? workshop.root,
    env: { ...process.env, HOST: '127.0.0.1', ...env, PORT: String(port) },
    stdio: ['ignore', log.fd, log.fd],
    detached: group,
  });
  await log.close();
  const stop = stopper(child, group);
  workshop.afterwards(stop);
  await ready(port, child, path);
  return { port, pid: child.pid ?? 0, readyAfterMilliseconds: performance.now() - begun, stop };
}

/**
 * The whole of Gatehouse, on a database that is given.
 * @param {import('./workshop.mjs').Workshop} workshop
 * @param {{ databaseUrl: string, execArgs?: string[], env?: Record<string, string> }} options
 */
export function startGatehouse(workshop, { databaseUrl, execArgs = [], env = {} }) {
  return startServer(workshop, {
    name: 'gatehouse',
    args: [...execArgs, join(workshop.root, 'dist/apps/platform/src/main.js')],
    env: {
      ...rolesOf(databaseUrl),
      DATA_DIR: join(workshop.folder, 'data'),
      OPERATOR_API_KEY: operatorKey,
      // One client stands for many: what a single key may do per minute is not what is measured.
      REQUESTS_PER_MINUTE: '100000000',
      // A disk that stalls makes a round slow, and does not end the bench.
      DATABASE_WAIT_MILLISECONDS: '20000',
      ...env,
    },
  });
}

/** @param {import('./workshop.mjs').Workshop} workshop @param {string} name @param {string} databaseUrl */
export function startPeer(workshop, name, databaseUrl) {
  const args = [join(workshop.root, `test/bench/peers/${name}.mjs`)];
  return startServer(workshop, { name, args, env: { DATABASE_URL: databaseUrl } });
}

/** @param {import('node:child_process').ChildProcess} child @param {boolean} group */
function stopper(child, group) {
  const signal = (/** @type {NodeJS.Signals} */ name) => {
    if (child.pid !== undefined) process.kill(group ? -child.pid : child.pid, name);
  };
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    signal('SIGTERM');
    const timer = setTimeout(() => signal('SIGKILL'), endsWithinMilliseconds);
    await ended;
    clearTimeout(timer);
  };
}

/** @param {number} port @param {import('node:child_process').ChildProcess} child @param {string} log */
async function ready(port, child, log) {
  const until = performance.now() + readyWithinMilliseconds;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`It ended while starting:\n${await readFile(log, 'utf8')}`);
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (answer?.status === 200) return;
    await pause(10);
  }
  throw new Error(`It was not ready in time:\n${await readFile(log, 'utf8')}`);
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
