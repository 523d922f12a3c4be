import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from '../run/program.js';
import { until } from '../run/until.js';

/** What every scanner takes for malware, by agreement. In pieces, so that none of them takes this file for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');
export const eicarSignature = 'Eicar-Test-Signature';

export const clamdProgram = programOf('clamd');

/** A clamd of its own that knows one signature, and listens on a socket in a folder of its own. */
export class Clamd {
  private child: ChildProcess | undefined;
  private said = '';

  private constructor(private readonly folder: string) {}

  static async start(settings: readonly string[] = []): Promise<Clamd> {
    const folder = await mkdtemp(join(tmpdir(), 'clamd-test-'));
    const clamd = new Clamd(folder);
    await mkdir(join(folder, 'signatures'));
    await mkdir(join(folder, 'temporary'));
    // In a file of any kind, anywhere in it.
    const signature = `${eicarSignature}:0:*:${Buffer.from(eicar).toString('hex')}\n`;
    await writeFile(join(folder, 'signatures/eicar.ndb'), signature);
    const lines = [
      `LocalSocket ${clamd.socketPath}`,
      `DatabaseDirectory ${join(folder, 'signatures')}`,
      `TemporaryDirectory ${join(folder, 'temporary')}`,
      'Foreground yes',
      ...settings,
    ];
    await writeFile(join(folder, 'clamd.conf'), `${lines.join('\n')}\n`);
    await clamd.resume();
    return clamd;
  }

  get address(): string {
    return `unix:${this.socketPath}`;
  }

  /** Once it listens. */
  async resume(): Promise<void> {
    if (clamdProgram === undefined) throw new Error('There is no clamd on this machine');
    const child = spawn(clamdProgram, ['--config-file', join(this.folder, 'clamd.conf')]);
    this.child = child;
    child.stdout.on('data', (bytes: Buffer) => (this.said += bytes.toString()));
    child.stderr.on('data', (bytes: Buffer) => (this.said += bytes.toString()));
    await until(
      () => `clamd listens: ${this.said}`,
      () => listens(this.socketPath),
    );
  }

  /** It is gone, as after a crash. */
  async cease(): Promise<void> {
    const { child } = this;
    if (child === undefined) return;
    this.child = undefined;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async stop(): Promise<void> {
    await this.cease();
    await rm(this.folder, { recursive: true, force: true });
  }

  private get socketPath(): string {
    return join(this.folder, 'clamd.sock');
  }
}

function listens(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    const told = (does: boolean): void => {
      socket.destroy();
      resolve(does);
    };
    socket.once('connect', () => told(true));
    socket.once('error', () => told(false));
  });
}
