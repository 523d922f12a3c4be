import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../support/run/until.js';

const root = join(import.meta.dirname, '../..');

/** What this run has told its own processes. */
const own = /^(GATEHOUSE_|JEST_|TEST_DATABASE_URL$|FORCE_COLOR$)/;

/** Another run of tests, as somebody starts it in a terminal: with a temporary folder and a process group of its own. */
export class TestRun {
  said = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly folder: string,
  ) {}

  static async start(words: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<TestRun> {
    const folder = await mkdtemp(join(tmpdir(), 'run-'));
    const kept = Object.entries(process.env).filter(([name]) => !own.test(name));
    const child = spawn(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...words], {
      cwd: root,
      detached: true,
      env: { ...Object.fromEntries(kept), TMPDIR: folder, NO_COLOR: '1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const run = new TestRun(child, folder);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => (run.said += piece.toString()));
    return run;
  }

  /** The exit code. */
  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  /** As a terminal does it: all processes of the group get the signal. */
  interrupt(): void {
    process.kill(-(this.child.pid ?? 0), 'SIGINT');
  }

  /** How often it has started this. */
  async started(what: string): Promise<number> {
    const [name] = (await readdir(this.folder)).filter((one) => one.startsWith('gatehouse-tests-'));
    if (name === undefined) return 0;
    try {
      return readFileSync(join(this.folder, name, 'started.log'), 'utf8').split(what).length - 1;
    } catch {
      return 0;
    }
  }

  /** The command lines of whatever runs of it: in its process group, or with something of its folder. */
  processes(): string[] {
    return readdirSync('/proc').flatMap((id) => {
      try {
        const [, , group] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
        const command = readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const isOfIt = Number(group) === this.child.pid || command.includes(this.folder);
        return isOfIt && command !== '' ? [command] : [];
      } catch {
        return [];
      }
    });
  }

  async close(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.interrupt();
      await this.ended();
    }
    const left = (): string => `nothing of it runs: ${this.processes().join(', ')}`;
    await until(left, () => this.processes().length === 0);
    await rm(this.folder, { recursive: true, force: true });
  }
}
