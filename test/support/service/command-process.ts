import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { started } from '../run/started.js';

const root = join(import.meta.dirname, '../../..');

/** A command that goes on until it is ended, as people start it. */
export class CommandProcess {
  readonly lines: string[] = [];
  private errors = '';

  private constructor(
    private readonly child: ChildProcessByStdio<null, Readable, Readable>,
    private readonly exit: Promise<unknown[]>,
  ) {}

  /** Once it has said this. */
  static async started(
    command: string,
    environment: Readonly<Record<string, string>>,
    ready: string,
  ): Promise<CommandProcess> {
    started('process');
    const child = spawn(process.execPath, [join(root, `dist/apps/platform/src/commands/${command}.js`)], {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const begun = new CommandProcess(child, once(child, 'close'));
    child.stderr.on('data', (chunk: Buffer) => (begun.errors += chunk.toString()));
    const said = new Promise<boolean>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        begun.lines.push(line);
        if (line.startsWith(ready)) resolve(true);
      });
    });
    if (!(await Promise.race([said, begun.exit.then(() => false)]))) throw new Error(begun.errors);
    return begun;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.child.kill(signal);
    await this.exit;
  }
}
