import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { announceReady } from './announce-ready.js';
import type { Config } from '../configuration/config.js';
import { ConfigurationError } from '../configuration/read-config.js';
import { createApp } from '../http/app.js';
import { buffered, createLog } from '../log.js';
import { Readiness } from '../operations/readiness.js';
import type { StartupProgress } from '../startup-progress.js';
import { readEnvironment } from './read-environment.js';
import { Terminal } from './terminal.js';

export interface Service {
  readonly name: string;
  readonly port: number;
  readonly module: Type;
  readonly about: string;
}

/** Runs a service as a process: reads the configuration, handles signals, and talks to a person if there is a terminal. */
export async function serve(service: Service): Promise<void> {
  const terminal = process.stdout.isTTY ? new Terminal() : undefined;
  const config = readEnvironment(service);
  if (config === undefined) return;
  const log = createLog(config, terminal?.destination() ?? buffered());
  terminal?.heading(`Gatehouse ${service.name}`, service.about);
  const progress: StartupProgress = terminal ?? { report: (step) => log.info({ step }, 'starting') };
  const starting = createApp({ config, module: service.module, log, progress });
  stopOnSignals(starting, config, log, terminal);
  try {
    const app = await starting;
    await listen(app, config);
    announceReady(app, config, log, terminal);
  } catch (cause) {
    failToStart(cause, log, terminal);
  }
}

/** Stops what was started, such as the database, when the port is not available. */
async function listen(app: NestFastifyApplication, { port, host }: Config): Promise<void> {
  try {
    await app.listen(port, host);
  } catch (cause) {
    await app.close();
    const isTaken = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw isTaken
      ? new Error(`Port ${port} is in use by another program. Stop it, or choose another: PORT=${port + 1}`, { cause })
      : cause;
  }
}

/** Errors at start are shown in full: there are no requests yet whose data they could contain. A wrong setting is one line. */
function failToStart(cause: unknown, log: Logger, terminal: Terminal | undefined): void {
  if (terminal === undefined && cause instanceof ConfigurationError) log.fatal(`could not start: ${cause.message}`);
  else if (terminal === undefined) log.fatal({ err: cause }, 'could not start');
  else
    terminal.print(`\n  Gatehouse could not start.\n\n  ${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exit(1);
}

/** A signal during the start stops the process as soon as it has started. */
function stopOnSignals(
  starting: Promise<NestFastifyApplication>,
  config: Config,
  log: Logger,
  terminal: Terminal | undefined,
): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    const app = await starting;
    app.get(Readiness).drain();
    await app.close();
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    terminal?.report('Finishing requests and jobs in progress (ctrl-C again to stop at once)');
    setTimeout(() => process.exit(1), config.shutdownSeconds * 1000).unref();
    stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        log.error({ err: cause }, 'could not stop in good order');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}
