import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectsTo } from '../../support/event-sinks/connects-to.js';
import type { EventEngine } from '../../support/event-sinks/event-engine.js';
import { ownExchange } from '../../support/event-sinks/own-exchange.js';
import { ownStream } from '../../support/event-sinks/own-stream.js';
import { freePort } from '../../support/network/free-port.js';
import { programOf } from '../../support/run/program.js';
import { until } from '../../support/run/until.js';
import { Missing } from './drill.js';
import type { Stage } from './stage.js';

interface Way {
  readonly program: string;
  readonly arguments: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly url: string;
}

export type EngineName = 'nats' | 'rabbitmq';

/** A server of the drill's own, in a folder of its own, that can be killed and started again on what it had. */
export class EventServer {
  private child: ChildProcess | undefined;

  private constructor(private readonly way: Way) {}

  static async start(stage: Stage, engine: EngineName): Promise<EventServer> {
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-events-'));
    stage.onClose(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    const server = new EventServer(await ways[engine](folder));
    stage.onClose(() => server.kill());
    await server.begin();
    return server;
  }

  get url(): string {
    return this.way.url;
  }

  async begin(): Promise<void> {
    const { program, arguments: given, environment, url } = this.way;
    const child = spawn(program, given, {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // What it starts itself is killed with it.
      detached: true,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
    this.child = child;
    await until(
      () => `${program} answers: ${said.slice(-1_000)}`,
      async () => {
        if (child.exitCode !== null) throw new Error(`${program} ended: ${said.slice(-1_000)}`);
        return connectsTo(url);
      },
      { milliseconds: 180_000 },
    );
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  engine(): Promise<EventEngine> {
    return this.way.url.startsWith('nats') ? Promise.resolve(ownStream(this.url)) : ownExchange({}, this.url);
  }
}

/** On Debian in a package of the same name. */
function needed(name: string): string {
  const program = programOf(name);
  if (program === undefined) throw new Missing(`There is no ${name} on this machine (Debian: ${name})`);
  return program;
}

/** What Debian puts on the path runs it as another user, in a place of its own. */
const rabbitmqOfDebian = '/usr/lib/rabbitmq/bin/rabbitmq-server';

const ways: Readonly<Record<EngineName, (folder: string) => Promise<Way>>> = {
  async nats(folder) {
    const port = await freePort();
    return {
      program: needed('nats-server'),
      arguments: ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder],
      environment: {},
      url: `nats://127.0.0.1:${port}`,
    };
  },
  async rabbitmq(folder) {
    const program = existsSync(rabbitmqOfDebian) ? rabbitmqOfDebian : needed('rabbitmq-server');
    const [port, distribution] = [await freePort(), await freePort()];
    const [plugins, settings] = [join(folder, 'plugins'), join(folder, 'rabbitmq.conf')];
    await writeFile(plugins, '[].');
    const lines = [`listeners.tcp.default = 127.0.0.1:${port}`, 'disk_free_limit.absolute = 50MB'];
    await writeFile(settings, `${lines.join('\n')}\n`);
    return {
      program,
      arguments: [],
      environment: {
        HOME: folder,
        RABBITMQ_NODENAME: `drill${port}@localhost`,
        RABBITMQ_DIST_PORT: String(distribution),
        RABBITMQ_MNESIA_BASE: join(folder, 'data'),
        RABBITMQ_LOG_BASE: join(folder, 'log'),
        RABBITMQ_CONF_ENV_FILE: '/dev/null',
        RABBITMQ_CONFIG_FILE: settings,
        RABBITMQ_ENABLED_PLUGINS_FILE: plugins,
      },
      url: `amqp://guest:guest@127.0.0.1:${port}`,
    };
  },
};
