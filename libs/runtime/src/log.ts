import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './configuration/config.js';

/** Whatever ends in a log line, keys, tokens and bodies do not. */
const redacted = ['authorization', 'headers', 'body', 'secret', 'token', 'password', 'key', 'connectionString'];
const paths = redacted.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

const flushedEveryMilliseconds = 200;

export function createLog(config: Pick<Config, 'logLevel' | 'service'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: { service: config.service },
    redact: { paths, censor: '[redacted]' },
    serializers: { err: writtenError },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Lines are written a few at a time, and what is left at the end of the process. A line that is written by itself costs more than the request it is about. */
export function buffered(): DestinationStream {
  const destination = pino.destination({ fd: 1, sync: false, minLength: 4_096 });
  setInterval(() => destination.flush(), flushedEveryMilliseconds).unref();
  process.on('exit', () => destination.flushSync());
  return destination;
}

/** What the database says of an error quotes the rows it is about: of those errors only the names of things are written. */
function writtenError(thrown: unknown): object {
  const error = thrown as Error & Readonly<Record<string, unknown>>;
  if (error.severity !== 'ERROR') return pino.stdSerializers.err(error);
  const { code, constraint, table, column, routine, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: 'DatabaseError', code, constraint, table, column, routine, stack: frames.join('\n') };
}

/** Nest's own words are of interest only to who works on Gatehouse, except where something is wrong. */
export function nestLog(log: Logger, hasStarted: () => boolean): LoggerService {
  return {
    log: (message: unknown) => log.debug(String(message)),
    warn: (message: unknown) => log.warn(String(message)),
    /** What keeps a process from starting is thrown as well, and told by who started it. */
    error: (message: unknown, ...details: unknown[]) =>
      log[hasStarted() ? 'error' : 'debug']({ err: message, details: details.map(String) }, 'Nest reports an error'),
  };
}
