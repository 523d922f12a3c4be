import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type GatehouseError, isGatehouseError } from './gatehouse-error.js';
import {
  InternalError,
  MalformedRequest,
  RateLimitExceeded,
  ResourceNotFound,
  ServiceUnavailable,
} from './request.errors.js';

export interface ErrorBody {
  errorInstanceId: string;
  name: string;
  message: string;
  params: object;
}

/** The one place where anything thrown becomes an answer. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly newId: () => string,
    /** What the log says of who sent a request. */
    private readonly senderOf: (request: FastifyRequest) => object | undefined,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const error = toGatehouseError(thrown);
    const body = errorBody(error, error.instanceId ?? this.newId());
    const { errorInstanceId } = body;
    const entry = { errorInstanceId, errorName: error.name, ...this.senderOf(request), err: error.cause };
    if (error.contract.status >= 500) request.log.error(entry, error.message);
    else request.log.info({ ...entry, err: undefined }, 'refused');
    if (reply.sent) return;
    if (error.contract.status === 401) void reply.header('WWW-Authenticate', 'Bearer');
    if (error instanceof RateLimitExceeded) void reply.header('Retry-After', error.params.retryAfterSeconds);
    void reply.code(error.contract.status).type('application/json; charset=utf-8').send(JSON.stringify(body));
  }
}

export function errorBody(error: GatehouseError, errorInstanceId: string): ErrorBody {
  return { errorInstanceId, name: error.contract.name, message: error.message, params: error.params };
}

export function toGatehouseError(thrown: unknown): GatehouseError {
  if (isGatehouseError(thrown)) return thrown;
  if (thrown instanceof HttpException)
    return thrown.getStatus() === 404 ? new ResourceNotFound('route') : fromStatus(thrown.getStatus(), thrown);
  const { code, statusCode } = thrown as { code?: unknown; statusCode?: unknown };
  if (code === 'ECONNRESET' && statusCode === 400) return new MalformedRequest('the body ended early');
  if (typeof code === 'string' && code.startsWith('FST_ERR') && typeof statusCode === 'number')
    return fromStatus(statusCode, thrown as Error);
  return new InternalError(thrown);
}

/** What Nest and Fastify refuse before our own code is reached. */
function fromStatus(status: number, cause: Error): GatehouseError {
  if (status === 413) return new MalformedRequest('the body is too large', 413);
  if (status === 415) return new MalformedRequest('the content type is not one that is taken here', 415);
  if (status === 503) return new ServiceUnavailable(cause);
  return status >= 400 && status < 500 ? new MalformedRequest(reasonOf(cause)) : new InternalError(cause);
}

const reasons: Readonly<Record<string, string>> = {
  FST_ERR_BAD_URL: 'the address cannot be decoded',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'the body is not as long as its header says',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'the body is empty',
};

/** In our own words: those of the framework repeat what was sent. */
function reasonOf(cause: Error): string {
  return reasons[(cause as { code?: string }).code ?? ''] ?? 'it is not a request as HTTP describes it';
}
