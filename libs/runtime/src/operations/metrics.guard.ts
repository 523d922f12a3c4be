import { hash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Unauthenticated } from '#errors';
import { Config } from '../configuration/config.js';
import { isFromThisMachine } from '../http/from-this-machine.js';

/** Figures tell how much business there is: they are for this machine, or for whoever has the token. */
@Injectable()
export class MetricsGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { metricsToken } = this.config;
    const mayRead =
      metricsToken === undefined
        ? isFromThisMachine(request)
        : isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
    if (!mayRead) throw new Unauthenticated();
    return true;
  }
}

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'));
}
