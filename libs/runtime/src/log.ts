import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './configuration/config.js';

/** Never logged, whatever object is passed. */
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

/** Writes several lines at once, and the rest when the process ends: one write per line costs more than the request it is about. */
export function buffered(): DestinationStream {
  const destination = pino.destination({ fd: 1, sync: false, minLength: 4_096 });
  setInterval(() => destination.flush(), flushedEveryMilliseconds).unref();
  process.on('exit', () => destination.flushSync());
  return destination;
}

/** Messages of database errors quote rows, so only names and codes of those errors are logged. */
function writtenError(thrown: unknown): object {
  const error = thrown as Error & Readonly<Record<string, unknown>>;
  if (error.severity !== 'ERROR') return pino.stdSerializers.err(error);
  const { code, constraint, table, column, routine, stack = '' } = error;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: 'DatabaseError', code, constraint, table, column, routine, stack: frames.join('\n') };
}

/** Nest's own messages are for developers of Gatehouse, except warnings and errors. */
export function nestLog(log: Logger, hasStarted: () => boolean): LoggerService {
  return {
    log: (message: unknown) => log.debug(String(message)),
    warn: (message: unknown) => log.warn(String(message)),
    /** An error that prevents the start is thrown as well, and reported by the caller. */
    error: (message: unknown, ...details: unknown[]) =>
      log[hasStarted() ? 'error' : 'debug']({ err: message, details: details.map(String) }, 'Nest reports an error'),
  };
}
