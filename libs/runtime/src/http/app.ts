import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { ErrorFilter, MalformedRequest, ResourceNotFound } from '#errors';
import { Clock } from '../clock.js';
import type { Config } from '../configuration/config.js';
import { Ids } from '../ids.js';
import { createLog, nestLog } from '../log.js';
import { Metrics } from '../metrics.js';
import type { StartupProgress } from '../startup-progress.js';
import { RuntimeModule } from '../runtime.module.js';
import { answerHeaders } from './answer-headers.js';
import { serveDocumentation } from './serve-documentation.js';
import {
  largestBodyBytes,
  parseJsonBody,
  refuseBuiltInName,
  refuseOddText,
  refuseOtherEncodings,
} from './json-body.js';
import { letLargeBodiesIn } from './large-body.js';
import { isForMultipart, leaveMultipartToItsRoutes } from './multipart.js';
import { ProtocolErrors } from './protocol-errors.js';
import { senderOf } from './sender.js';
import { keepSignedBytes } from './signed-body.js';
import { callerAddress } from './caller-address.js';
import { closeConnectionsWhenStopping } from './close-connections.js';
import { servePagesForPeople } from './pages-for-people.js';
import { ValidationPipe } from './validation.pipe.js';

export interface AppOptions {
  readonly config: Config;
  readonly module: Type;
  readonly log?: Logger;
  readonly progress?: StartupProgress;
}

/** Wrong keys, and too many of them, are watched for by address. */
const unrecognized: ReadonlySet<number> = new Set([401, 429]);

const silent: StartupProgress = { report: () => undefined };

/** Creates a service the same way for a single app, the platform and tests. It is initialized, but not yet listening. */
export async function createApp({
  config,
  module,
  log = createLog(config),
  progress = silent,
}: AppOptions): Promise<NestFastifyApplication> {
  let started = false;
  @Module({ imports: [RuntimeModule.with(config, log, progress), module] })
  class Application {}

  const errorIds = new Ids(new Clock());
  const refusals = new ProtocolErrors(config.mode, errorIds);
  const errors = new ErrorFilter(() => errorIds.next(), senderOf);
  const adapter = httpAdapter(log, errors, refusals);
  const app = await NestFactory.create<NestFastifyApplication>(Application, adapter, {
    logger: nestLog(log, () => started),
    bodyParser: false,
    abortOnError: false,
  });
  app.useGlobalFilters(errors);
  app.useGlobalPipes(new ValidationPipe(app.get(Clock)));
  const http = app.getHttpAdapter().getInstance();
  readBodies(http);
  letLargeBodiesIn(http);
  refusals.install(http);
  closeConnectionsWhenStopping(http);
  servePagesForPeople(http, config.mode);
  answerHeaders(http, config.mode);
  if (config.role === 'worker') answerOperationsOnly(http);
  record(http, app.get(Metrics), log);
  serveDocumentation(app, config);
  try {
    await app.init();
    await http.ready();
    started = true;
  } catch (cause) {
    await app.close();
    throw cause;
  }
  return app;
}

function httpAdapter(log: Logger, errors: ErrorFilter, refusals: ProtocolErrors): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: log,
    childLoggerFactory: (logger: FastifyBaseLogger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBodyBytes,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    http: { requireHostHeader: false, connectionsCheckingInterval: 5_000 },
    clientErrorHandler: refusals.toSocket,
    routerOptions: { maxParamLength: 20_000 },
    frameworkErrors: (cause: Error, request: FastifyRequest, reply: FastifyReply) =>
      errors.answer(cause, request, reply),
  });
}

function readBodies(http: FastifyInstance): void {
  http.removeAllContentTypeParsers();
  leaveMultipartToItsRoutes(http);
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      if (isForMultipart(request)) throw new MalformedRequest('only multipart/form-data is taken here', 415);
      refuseOtherEncodings(request.headers);
      keepSignedBytes(request, body as Buffer);
      done(null, parseJsonBody(body as Buffer));
    } catch (refused) {
      done(refused as Error);
    }
  });
  http.addHook('preValidation', (request: FastifyRequest, _reply, done) => {
    try {
      for (const [name, text] of Object.entries(request.query as object)) {
        refuseBuiltInName(name, [name]);
        refuseOddText(name, [name]);
        refuseOddText(String(text), [name]);
      }
      done();
    } catch (refused) {
      done(refused as Error);
    }
  });
}

/** A worker answers health checks and metrics, nothing else. */
function answerOperationsOnly(http: FastifyInstance): void {
  http.addHook('onRequest', (request, _reply, done) => {
    const isOperations = /^\/(health|metrics)\b/.test(request.routeOptions.url ?? '');
    done(isOperations ? undefined : new ResourceNotFound('route'));
  });
}

/**
 * One log line, which says who sent it or, where nobody was recognized, from where, and one measurement per request. The
 * query string is left out, since it may hold what people typed.
 */
function record(http: FastifyInstance, metrics: Metrics, log: Logger): void {
  const accesses = log.child({}, { redact: [] });
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const milliseconds = reply.elapsedTime;
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, milliseconds / 1000);
    const rounded = Math.round(milliseconds * 10) / 10;
    const status = reply.statusCode;
    const from = unrecognized.has(status) ? { address: callerAddress(request) } : {};
    accesses.info(
      { method: request.method, route, status, milliseconds: rounded, ...senderOf(request), ...from },
      'answered',
    );
    done();
  });
}
