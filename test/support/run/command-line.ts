import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './until.js';

/** As it is run in a checkout. */
export const program = join(import.meta.dirname, '../../../clients/cli/gatehouse.mjs');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** One run of the command line, which may still go on. */
export class Running {
  stdout = '';
  stderr = '';
  private readonly ended: Promise<number | null>;

  constructor(private readonly child: ChildProcess) {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.ended = new Promise((resolve) => child.once('close', resolve));
  }

  async says(what: string | RegExp): Promise<void> {
    const said = (): string => `${this.stdout}${this.stderr}`;
    await until(
      () => `${String(what)} is said, not ${said()}`,
      () => (typeof what === 'string' ? said().includes(what) : what.test(said())),
    );
  }

  async end(): Promise<Ended> {
    return { code: await this.ended, stdout: this.stdout, stderr: this.stderr };
  }

  /** As somebody does with Ctrl+C. */
  interrupt(): Promise<Ended> {
    this.child.kill('SIGINT');
    return this.end();
  }
}

/** The real program, as it is run in a checkout, for somebody whose home is a folder of the test. */
export class CommandLine {
  private constructor(
    readonly folder: string,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  static async at(url: string): Promise<CommandLine> {
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-cli-'));
    return new CommandLine(folder, { GATEHOUSE_URL: url });
  }

  get configPath(): string {
    return join(this.folder, 'home', 'config.json');
  }

  begin(
    words: readonly string[],
    { input = '', environment = {} }: { input?: string; environment?: Record<string, string> } = {},
  ): Running {
    const child = spawn(process.execPath, [program, ...words], {
      cwd: this.folder,
      env: { PATH: process.env['PATH'], GATEHOUSE_CONFIG: this.configPath, ...this.environment, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    // What asks for nothing may have ended before.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    return new Running(child);
  }

  run(words: readonly string[], input?: string): Promise<Ended> {
    return this.begin(words, input === undefined ? {} : { input }).end();
  }

  /** What is answered to a program. */
  async json(words: readonly string[]): Promise<unknown> {
    const { code, stdout, stderr } = await this.run([...words, '--json']);
    if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code ?? 'a signal'}: ${stderr}`);
    return JSON.parse(stdout);
  }

  leave(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
