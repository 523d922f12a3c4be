import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from '../run/program.js';
import { until } from '../run/until.js';
import { freePort } from './free-port.js';

export const pgbouncerProgram = programOf('pgbouncer');

/** A pgbouncer that gives each transaction whichever connection is free, in a folder of its own. */
export class Pgbouncer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Before the server of these URLs, as their users. */
  static async before(urls: readonly string[]): Promise<Pgbouncer> {
    if (pgbouncerProgram === undefined) throw new Error('There is no pgbouncer on this machine');
    const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-test-'));
    await chmod(folder, 0o711);
    const [port, { hostname, port: serverPort }] = [await freePort(), new URL(urls[0] ?? '')];
    const users = urls.map((url) => new URL(url)).map(({ username, password }) => `"${username}" "${password}"`);
    await writeFile(join(folder, 'users'), `${users.join('\n')}\n`);
    const lines = [
      ...['[databases]', `* = host=${hostname} port=${serverPort || 5432}`, '[pgbouncer]', 'pool_mode = transaction'],
      ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'max_client_conn = 200'],
      ...['auth_type = trust', `auth_file = ${join(folder, 'users')}`, 'default_pool_size = 5'],
    ];
    await writeFile(join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`);
    // It does not run as root.
    const as = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    const child = spawn(pgbouncerProgram, ['-q', ...as, join(folder, 'pgbouncer.ini')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
    await until(
      () => `pgbouncer listens: ${said}`,
      () => listens(port),
    );
    return new Pgbouncer(child, folder, port);
  }

  urlOf(url: string): string {
    const through = new URL(url);
    through.hostname = '127.0.0.1';
    through.port = String(this.port);
    return through.toString();
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const told = (does: boolean): void => {
      socket.destroy();
      resolve(does);
    };
    socket.once('connect', () => told(true));
    socket.once('error', () => told(false));
  });
}
