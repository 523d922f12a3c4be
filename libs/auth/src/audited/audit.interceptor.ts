import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { type Observable, from, lastValueFrom } from 'rxjs';
import { AuditTrail } from '#audit';
import { UnitOfWork } from '#database';
import { readId } from '#runtime';
import { authorOf, callerOf, isOfHouse } from '../keys/caller.js';
import { type AuditedRoute, auditedKey } from './audited.js';

/** Records who called a route that is `Audited`. What fails, or was done before, leaves no entry. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const route = this.reflector.get<AuditedRoute | undefined>(auditedKey, context.getHandler());
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = callerOf(request);
    if (route === undefined || caller === undefined || isOfHouse(caller)) return next.handle();
    const { organizationId } = caller;
    const { action, resource } = route;
    const recorded = this.unitOfWork.run(async (tx) => {
      const answer: unknown = await lastValueFrom(next.handle());
      const id = idIn(request.params) ?? idIn(answer);
      const subject = id === undefined ? (`organization:${organizationId}` as const) : (`${resource}:${id}` as const);
      await this.audit.record(tx, { organizationId, ...authorOf(caller), action, subject, reason: null });
      return answer;
    });
    return from(recorded);
  }
}

/** The last parameter of a path, or the id of an answer. */
function idIn(named: unknown): string | undefined {
  const { id, ...others } = (named ?? {}) as Readonly<Record<string, unknown>>;
  const found = id ?? Object.values(others).at(-1);
  return typeof found === 'string' ? readId(found) : undefined;
}
