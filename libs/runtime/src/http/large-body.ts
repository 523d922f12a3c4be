import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';

export const largeBodyBytes = 2 * 1024 * 1024;
const takesLargeBody = 'takesLargeBody';

/** A route that accepts larger JSON than others: up to 2 MiB. */
export function LargeBody(): MethodDecorator {
  return applyDecorators(RouteConfig({ [takesLargeBody]: true }), ApiExtension('x-large-body', true));
}

/** To be called before routes are added. */
export function letLargeBodiesIn(http: FastifyInstance): void {
  http.addHook('onRoute', (route) => {
    const config = route.config as { [takesLargeBody]?: boolean } | undefined;
    if (config?.[takesLargeBody] === true) route.bodyLimit = largeBodyBytes;
  });
}
