import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Stage } from './stage.js';

/** Of what is decided once more, the same. */
export interface KeptReason {
  readonly mark: string;
  readonly since: string;
}

export interface Wanted {
  readonly organizationId: string;
  readonly accountId: string;
  readonly payments: readonly { readonly destination: string; readonly units: string }[];
  readonly reason?: KeptReason;
}

/** A process of its own that decides transfers. */
export class ChainSource {
  /** Which wallet pays for gas: it has to be filled. */
  gasWallet = '';
  private readonly lines: AsyncIterator<string>;

  private constructor(private readonly child: ChildProcessByStdio<Writable, Readable, null>) {
    this.lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }

  static async start(stage: Stage, environment: Readonly<Record<string, string>>): Promise<ChainSource> {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'chain-source.mjs')], {
      env: { ...stage.secrets, PATH: process.env['PATH'], ...environment, ROLE: 'api', LOG_LEVEL: 'silent' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    stage.onClose(async () => void child.kill('SIGKILL'));
    const source = new ChainSource(child);
    source.gasWallet = await source.nextLine();
    return source;
  }

  /** The id of the transfer. */
  async request(wanted: Wanted): Promise<string> {
    this.child.stdin.write(`${JSON.stringify(wanted)}\n`);
    return this.nextLine();
  }

  private async nextLine(): Promise<string> {
    const { value, done } = await this.lines.next();
    if (done === true) throw new Error('What decides transfers ended');
    return value;
  }
}
