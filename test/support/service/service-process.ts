import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { join } from 'node:path';
import { started } from '../run/started.js';

const root = join(import.meta.dirname, '../../..');
const readyWithinMilliseconds = 100_000;

interface LogLine {
  readonly msg: string;
  readonly port?: number;
  readonly step?: string;
}

/** A service as people start it: a Node process of its own, on a free port. */
export class ServiceProcess {
  readonly lines: LogLine[] = [];
  errors = '';

  private constructor(
    private readonly child: ChildProcessByStdio<null, Readable, Readable>,
    private readonly exit: Promise<unknown[]>,
  ) {}

  static start(
    service: string,
    environment: Readonly<Record<string, string>>,
    node = process.execPath,
  ): ServiceProcess {
    started('process');
    const child = spawn(node, [join(root, `dist/apps/${service}/src/main.js`)], {
      env: { PATH: process.env['PATH'], PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const begun = new ServiceProcess(child, once(child, 'exit'));
    child.stderr.on('data', (chunk: Buffer) => (begun.errors += chunk.toString()));
    createInterface({ input: child.stdout }).on('line', (line) => begun.lines.push(JSON.parse(line) as LogLine));
    return begun;
  }

  /** Where it listens, once it is ready. */
  async url(): Promise<string> {
    const { port = 0 } = await this.until(({ msg }) => msg === 'ready');
    return `http://localhost:${port}`;
  }

  async until(isThat: (line: LogLine) => boolean): Promise<LogLine> {
    const deadline = AbortSignal.timeout(readyWithinMilliseconds);
    for (;;) {
      const found = this.lines.find(isThat);
      if (found !== undefined) return found;
      if (this.child.exitCode !== null || deadline.aborted)
        throw new Error(`It did not come so far: ${this.errors} ${JSON.stringify(this.lines)}`);
      await once(this.child.stdout, 'data', { signal: deadline }).catch(() => undefined);
    }
  }

  /** The exit code, or the name of the signal that ended it. */
  async end(signal: NodeJS.Signals): Promise<number | string> {
    this.child.kill(signal);
    return this.ended();
  }

  async ended(): Promise<number | string> {
    const [code, signal] = (await this.exit) as [number | null, string | null];
    return code ?? signal ?? '';
  }
}
