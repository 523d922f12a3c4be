import { type ExecutionContext, type Type, applyDecorators, createParamDecorator } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiExtraModels } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Union } from '#contracts';
import type { ReceivedHeaders } from '../webhook-secret.js';

/** The raw bytes of a body, with the headers that sign it. */
export interface SignedBytes {
  readonly headers: ReceivedHeaders;
  readonly bytes: Buffer;
}

type Variants = Readonly<Record<string, new () => object>>;

const keepsBytes = 'keepsBytes';
const bytesOf = new WeakMap<FastifyRequest['raw'], Buffer>();

const Received = createParamDecorator((_: unknown, context: ExecutionContext): SignedBytes => {
  const { raw } = context.switchToHttp().getRequest<FastifyRequest>();
  return { headers: raw.headers, bytes: bytesOf.get(raw) ?? Buffer.alloc(0) };
});

/**
 * The JSON body of a route as the bytes that were signed, since JSON that is parsed and written again may differ.
 * `form`, which may be a union, is for the documentation; the receiver of the bytes verifies and reads them:
 * `tell(@SignedBody(ProviderReport) signed: SignedBytes) { return this.service.tell(signed); }`
 */
export function SignedBody<V extends Variants>(form: Type | Union<V>): ParameterDecorator {
  return (controller, method, index) => {
    if (method === undefined) throw new Error('A signed body is that of a route, not of a constructor');
    const route = Object.getOwnPropertyDescriptor(controller, method) as PropertyDescriptor;
    Received()(controller, method, index);
    RouteConfig({ [keepsBytes]: true })(controller, method, route);
    documented(form)(controller, method, route);
  };
}

function documented<V extends Variants>(form: Type | Union<V>): MethodDecorator {
  if (typeof form === 'function') return ApiBody({ type: form, required: true });
  const models = ApiExtraModels(...new Set(Object.values(form.variants)));
  return applyDecorators(models, ApiBody({ schema: form.schema, required: true }));
}

/** Keeps the bytes only for routes that need them. */
export function keepSignedBytes(request: FastifyRequest, bytes: Buffer): void {
  const config = request.routeOptions.config as { [keepsBytes]?: boolean } | undefined;
  if (config?.[keepsBytes] === true) bytesOf.set(request.raw, bytes);
}
