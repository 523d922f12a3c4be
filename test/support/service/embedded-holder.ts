import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterThisTest, clusterOf, dataFolder, gone, postmasterOf, stopServerOf } from './embedded-folder.js';

const root = join(import.meta.dirname, '../../..');
let used = '';

export interface Opened {
  /** As the owner. */
  readonly url: string;
  readonly servingUrl: string;
  readonly startedHere: boolean;
  readonly steps: string[];
  readonly child: ChildProcess;
  release(): Promise<void>;
}

export interface Way {
  readonly uid?: number;
  readonly app?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

type Said =
  | { step: string }
  | { failure: string }
  | { released: true }
  | { url: string; servingUrl: string; startedHere: boolean };

/** To be called before all tests: the holders run what is built. */
export async function prepareUsedFolder(): Promise<void> {
  execFileSync(process.execPath, ['build.mjs'], { cwd: root, stdio: 'inherit' });
  used = dataFolder();
  await (await opened(used)).release();
}

/** Used before, by every test that needs no new one, and therefore also in any state those have left behind. */
export function usedFolder(): string {
  afterThisTest(() => stopServerOf(used));
  return used;
}

/** A process that opens the folder, and releases it for every line it is told; at the end of its input it leaves. */
export function holder(dataDir: string, { uid, app = root, settings = { fsync: 'off' } }: Way): ChildProcess {
  const program = `
    import { createInterface } from 'node:readline';
    import { openEmbeddedPostgres } from ${JSON.stringify(join(app, 'dist/libs/embedded-postgres/src/index.js'))};
    const say = (what) => console.log(JSON.stringify(what));
    try {
      const opened = await openEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, settings: ${JSON.stringify(settings)}, report: (step) => say({ step }) });
      say({ url: opened.ownerUrl, servingUrl: opened.url, startedHere: opened.startedHere });
      for await (const line of createInterface({ input: process.stdin })) { await opened.release(); say({ released: true }); }
      await opened.release();
    } catch (error) { say({ failure: error.name + ': ' + error.message }); process.exitCode = 1; }`;
  const as = uid === undefined ? {} : { uid, gid: uid };
  // A process group of its own, as a terminal would give it.
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    ...as,
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  afterThisTest(() => killed(child));
  return child;
}

export async function opened(dataDir: string, way: Way = {}): Promise<Opened> {
  const child = holder(dataDir, way);
  const said = listening(child);
  const steps: string[] = [];
  for (let what = await said(); ; what = await said()) {
    if ('step' in what) steps.push(what.step);
    else if ('url' in what) return { ...what, steps, child, release };
    else throw new Error(JSON.stringify(what));
  }
  async function release(): Promise<void> {
    child.stdin?.write('release\n');
    const answer = await said();
    if (!('released' in answer)) throw new Error(JSON.stringify(answer));
  }
}

export async function refused(dataDir: string, way: Way = {}): Promise<string> {
  const said = listening(holder(dataDir, way));
  for (let what = await said(); ; what = await said()) {
    if ('failure' in what) return what.failure;
    if (!('step' in what)) throw new Error(`Not refused: ${JSON.stringify(what)}`);
  }
}

function listening(child: ChildProcess): () => Promise<Said> {
  if (child.stdout === null) throw new Error('The process says nothing');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async () => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error('The process ended');
    return JSON.parse(value) as Said;
  };
}

/** A folder whose server was killed together with the process that held it. */
export async function crashed(): Promise<{ dataDir: string; pidFile: string; port: number }> {
  const dataDir = usedFolder();
  const { child } = await opened(dataDir);
  const { pid, port } = postmasterOf(dataDir);
  await killed(child);
  process.kill(pid, 'SIGKILL');
  await gone(pid);
  return { dataDir, port, pidFile: join(clusterOf(dataDir), 'postmaster.pid') };
}

export async function bystander(uid: number): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume(); console.log()'], {
    uid,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  afterThisTest(() => killed(child));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child.pid ?? 0;
}

export async function rows(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function keep(url: string, text: string): Promise<void> {
  await rows(url, `drop table if exists kept; create table kept (text text); insert into kept values ('${text}')`);
}

export async function kept(url: string): Promise<unknown[]> {
  return (await rows(url, 'select text from kept')).map(({ text }) => text);
}

export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exit;
}
