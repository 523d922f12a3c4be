import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Scope } from '#contracts';

export interface OperatorCaller {
  readonly kind: 'operator';
}

export interface OrganizationCaller {
  readonly kind: 'organization';
  /** Whose resources the request is about: with `On-Behalf-Of`, the child's. */
  readonly organizationId: string;
  readonly scopes: readonly Scope[];
  readonly keyId: string;
  readonly expiresAt: Date | null;
}

/** The widget on a partner's page, on behalf of the person who fills in one review. */
export interface SessionCaller {
  readonly kind: 'session';
  readonly organizationId: string;
  readonly complianceReviewId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

export type Caller = OperatorCaller | OrganizationCaller;

/** Who may call a route that declares `sessions: true`; only a `SessionCaller` calls one that is for `session`. */
export type CallerOrSession = Caller | SessionCaller;

const callers = new WeakMap<FastifyRequest, CallerOrSession>();

export function callerOf(request: FastifyRequest): CallerOrSession | undefined {
  return callers.get(request);
}

export function rememberCaller(request: FastifyRequest, caller: CallerOrSession): void {
  callers.set(request, caller);
}

/** Officers decide on reviews and may read what was uploaded: the operator, or a key with that scope. */
export function isOfficer(caller: CallerOrSession): boolean {
  return caller.kind === 'operator' || (caller.kind === 'organization' && caller.scopes.includes('compliance:decide'));
}

/** How the audit trail names who did something. */
export function actorOf(caller: CallerOrSession): string {
  switch (caller.kind) {
    case 'operator':
      return 'operator';
    case 'organization':
      return `key:${caller.keyId}`;
    case 'session':
      return `session:${caller.sessionId}`;
  }
}

/** The caller, as the guard found it. */
export const CalledBy = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
