import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** Where the Gatehouse of a test run answers; workers are told by the environment. */
export interface Running {
  readonly url: string;
  readonly operatorKey: string;
  readonly pid: number;
  readonly folder: string;
}

export interface StartOptions {
  /** Where Gatehouse is checked out; `GATEHOUSE_FOLDER`, or the checkout that this is in, when absent. */
  readonly gatehouse?: string;
  /** More settings of it. */
  readonly environment?: Readonly<Record<string, string>>;
}

const name = 'GATEHOUSE_OF_TESTS';
const readyWithinMilliseconds = 120_000;
const operatorKey = 'operator-key-of-your-tests-only';
const lookMilliseconds = 50;

export function runningGatehouse(): Running {
  const text = process.env[name];
  if (text === undefined)
    throw new Error(
      'No Gatehouse was started: name @gatehouse/testing/global-setup as globalSetup of your test runner',
    );
  return JSON.parse(text) as Running;
}

/** A Gatehouse with a database of its own, on a free port, in a folder that is removed at the end. */
export async function startGatehouse({ gatehouse, environment = {} }: StartOptions = {}): Promise<Running> {
  const checkout = gatehouse ?? process.env['GATEHOUSE_FOLDER'] ?? checkoutAround(import.meta.dirname);
  await built(checkout);
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-of-tests-'));
  const child = spawn(process.execPath, [join(checkout, 'dist/apps/platform/src/main.js')], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: folder,
      OPERATOR_API_KEY: operatorKey,
      DEMO: 'off',
      // Seconds for each document, which is not what is tested here.
      DOCUMENT_READING: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = `${said}${text}`.slice(-4_000)));
  const port = await readyPort(createInterface({ input: child.stdout }), once(child, 'exit'), (line) => (said = line));
  if (port === undefined) {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
    throw new Error(`Gatehouse did not start: ${said}`);
  }
  // What it says further is read, so that it never waits for that, and does not keep the runner from ending.
  child.stdout.resume();
  child.unref();
  for (const stream of [child.stdout, child.stderr]) (stream as unknown as { unref(): void }).unref();
  const running = { url: `http://localhost:${port}`, operatorKey, pid: child.pid ?? 0, folder };
  process.env[name] = JSON.stringify(running);
  return running;
}

/** Ends it, and waits for that. */
export async function stopGatehouse({ pid, folder }: Running = runningGatehouse()): Promise<void> {
  Reflect.deleteProperty(process.env, name);
  if (isAlive(pid)) process.kill(pid, 'SIGTERM');
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, lookMilliseconds));
  await rm(folder, { recursive: true, force: true });
}

async function readyPort(
  lines: AsyncIterable<string>,
  exit: Promise<unknown>,
  heard: (line: string) => void,
): Promise<number | undefined> {
  const late = new AbortController();
  const tooLate = new Promise<undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), readyWithinMilliseconds);
    late.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const ready = async (): Promise<number | undefined> => {
    for await (const line of lines) {
      heard(line);
      const { msg, port } = JSON.parse(line) as { msg: string; port?: number };
      if (msg === 'ready') return port;
    }
    return undefined;
  };
  try {
    return await Promise.race([ready(), exit.then(() => undefined), tooLate]);
  } finally {
    late.abort();
  }
}

/** As `npm start` does. */
async function built(checkout: string): Promise<void> {
  if (!existsSync(join(checkout, 'build.mjs')))
    throw new Error(`There is no Gatehouse in ${checkout}: GATEHOUSE_FOLDER says where it is checked out`);
  const building = spawn(process.execPath, [join(checkout, 'build.mjs')], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  building.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(building, 'close')) as [number | null];
  if (code !== 0) throw new Error(`Gatehouse in ${checkout} cannot be built: ${said.slice(-2_000)}`);
}

function checkoutAround(folder: string): string {
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === 'gatehouse')
    return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('Say where Gatehouse is checked out: GATEHOUSE_FOLDER=/path/to/gatehouse');
  return checkoutAround(parent);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
