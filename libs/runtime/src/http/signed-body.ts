import { type ExecutionContext, createParamDecorator, type Type } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { ReceivedHeaders } from '../webhook-secret.js';

/** A body as it came, with the headers that sign it. */
export interface SignedBytes {
  readonly headers: ReceivedHeaders;
  readonly bytes: Buffer;
}

const keepsBytes = 'keepsBytes';
const bytesOf = new WeakMap<FastifyRequest['raw'], Buffer>();

const Received = createParamDecorator((_: unknown, context: ExecutionContext): SignedBytes => {
  const { raw } = context.switchToHttp().getRequest<FastifyRequest>();
  return { headers: raw.headers, bytes: bytesOf.get(raw) ?? Buffer.alloc(0) };
});

/**
 * The JSON body of a route in the very bytes that were signed: JSON that is read and written again may be other bytes.
 * `form` is for the documentation; whoever takes the bytes verifies and reads them:
 * `tell(@SignedBody(ProviderReport) signed: SignedBytes) { return this.service.tell(signed); }`
 */
export function SignedBody(form: Type): ParameterDecorator {
  return (controller, method, index) => {
    if (method === undefined) throw new Error('A signed body is that of a route, not of a constructor');
    const route = Object.getOwnPropertyDescriptor(controller, method) as PropertyDescriptor;
    Received()(controller, method, index);
    RouteConfig({ [keepsBytes]: true })(controller, method, route);
    ApiBody({ type: form, required: true })(controller, method, route);
  };
}

/** Kept only where a route asks for them: everywhere else they are read and forgotten. */
export function keepSignedBytes(request: FastifyRequest, bytes: Buffer): void {
  const config = request.routeOptions.config as { [keepsBytes]?: boolean } | undefined;
  if (config?.[keepsBytes] === true) bytesOf.set(request.raw, bytes);
}
