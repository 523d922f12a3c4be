import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, map } from 'rxjs';
import { versionOf } from './answered-version.js';
import type { SentParts, VersionChange } from './version-changes.js';

const refused = 400;

/** All that is behind it knows the newest version alone, also what is kept for repeated requests. */
@Injectable()
export class VersionInterceptor implements NestInterceptor {
  constructor(private readonly changes: readonly VersionChange[]) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const version = versionOf(reply);
    const route = `${request.method} ${request.routeOptions.url ?? ''}`;
    const newer = this.changes.filter(({ since, routes }) => since > version && routes.includes(route));
    if (newer.length === 0) return next.handle();
    const sent: SentParts = { query: request.query, body: request.body };
    Object.assign(
      request,
      newer.reduce((parts, change) => change.request?.(parts) ?? parts, sent),
    );
    // A refusal that is kept for a repeated request is answered as a body, and has one shape in all versions.
    const isRefusal = (): boolean => reply.statusCode >= refused;
    return next
      .handle()
      .pipe(
        map((body: unknown) =>
          isRefusal() ? body : newer.reduceRight((shown, { answer }) => answer?.(shown) ?? shown, body),
        ),
      );
  }
}
