import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, map } from 'rxjs';
import { versionOf } from './answered-version.js';
import type { SentParts, VersionChange } from './version-changes.js';

/** All that is behind it knows the newest version alone, also what is kept for repeated requests. */
@Injectable()
export class VersionInterceptor implements NestInterceptor {
  constructor(private readonly changes: readonly VersionChange[]) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const version = versionOf(http.getResponse<FastifyReply>());
    const route = `${request.method} ${request.routeOptions.url ?? ''}`;
    const newer = this.changes.filter(({ since, routes }) => since > version && routes.includes(route));
    if (newer.length === 0) return next.handle();
    const sent: SentParts = { query: request.query, body: request.body };
    Object.assign(
      request,
      newer.reduce((parts, change) => change.request?.(parts) ?? parts, sent),
    );
    return next
      .handle()
      .pipe(map((body: unknown) => newer.reduceRight((shown, { answer }) => answer?.(shown) ?? shown, body)));
  }
}
