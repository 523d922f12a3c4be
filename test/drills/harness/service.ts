import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Client } from './client.js';
import { until } from '../../support/run/until.js';

const root = join(import.meta.dirname, '../../..');
const startsWithinMilliseconds = 180_000;
const linesKept = 200;

export interface ServiceOptions {
  readonly app?: string;
  readonly environment: Readonly<Record<string, string>>;
}

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly at: number;
}

/** A Gatehouse as people start it: a process of its own. */
export class Service {
  readonly lines: string[] = [];
  ending: Ending | undefined;
  port = 0;

  private constructor(
    readonly child: ChildProcess,
    readonly operatorKey: string,
    private readonly app: string,
  ) {}

  static spawn({ app = 'platform', environment }: ServiceOptions): Service {
    const child = spawn(process.execPath, [join(root, `dist/apps/${app}/src/main.js`)], {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        HOST: '127.0.0.1',
        REQUESTS_PER_MINUTE: '100000000',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const service = new Service(child, environment['OPERATOR_API_KEY'] ?? '', app);
    child.once('exit', (code, signal) => (service.ending = { code, signal, at: performance.now() }));
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => service.hear(line));
    return service;
  }

  async ready(): Promise<this> {
    await until(
      `${this.app} is ready`,
      () => {
        if (this.ending !== undefined) throw new Error(`${this.app} did not start:\n${this.lines.join('\n')}`);
        return this.port > 0;
      },
      { milliseconds: startsWithinMilliseconds },
    );
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  operator(connections?: number): Client {
    return new Client(this.url, this.operatorKey, connections);
  }

  /** Log lines at "error" and above. */
  get errors(): string[] {
    return this.lines.filter((line) => /"level":[56]0/.test(line));
  }

  /** How much memory it has at this moment, in MiB. */
  async memory(): Promise<number> {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(this.child.pid)]);
    return Math.round(Number(stdout) / 1_024);
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async ended(withinMilliseconds = 60_000): Promise<Ending> {
    return until('the process has ended', () => this.ending, {
      milliseconds: withinMilliseconds,
      everyMilliseconds: 2,
    });
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.ended();
  }

  async stop(): Promise<void> {
    if (this.ending !== undefined) return;
    this.signal('SIGTERM');
    await this.ended().catch(() => this.kill());
  }

  private hear(line: string): void {
    const ready = /"port":(\d+).*"msg":"ready"/.exec(line);
    if (ready !== null) this.port = Number(ready[1]);
    if (line.includes('"msg":"answered"')) return;
    this.lines.push(line);
    if (this.lines.length > linesKept) this.lines.shift();
  }
}
