import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';

export const largeBodyBytes = 2 * 1024 * 1024;
const takesLargeBody = 'takesLargeBody';

/** A route whose JSON may be larger than that of others: up to 2 MiB. */
export function LargeBody(): MethodDecorator {
  return applyDecorators(RouteConfig({ [takesLargeBody]: true }), ApiExtension('x-large-body', true));
}

/** Before routes are made. */
export function letLargeBodiesIn(http: FastifyInstance): void {
  http.addHook('onRoute', (route) => {
    const config = route.config as { [takesLargeBody]?: boolean } | undefined;
    if (config?.[takesLargeBody] === true) route.bodyLimit = largeBodyBytes;
  });
}
