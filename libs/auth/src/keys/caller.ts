import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Scope } from '#contracts';
import { rememberSender } from '#runtime';

interface From {
  /** The address that the request came from, as `callerAddress` of `#runtime` tells it. */
  readonly address: string;
}

export interface OperatorCaller extends From {
  readonly kind: 'operator';
}

export interface OrganizationCaller extends From {
  readonly kind: 'organization';
  /** Whose resources the request is about: with `On-Behalf-Of`, the child's. */
  readonly organizationId: string;
  readonly scopes: readonly Scope[];
  readonly keyId: string;
  readonly expiresAt: Date | null;
}

/** The widget on a partner's page, on behalf of the person who fills in one review. */
export interface SessionCaller extends From {
  readonly kind: 'session';
  readonly organizationId: string;
  readonly complianceReviewId: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/** A phone that may upload one file for the page of a session. */
export interface PhoneCaller extends From {
  readonly kind: 'phone';
  readonly organizationId: string;
  readonly complianceReviewId: string;
  readonly sessionId: string;
  readonly phoneUploadId: string;
  readonly expiresAt: Date;
}

export type Caller = OperatorCaller | OrganizationCaller;

/** Who may call a route that declares `sessions: true`; only a `SessionCaller` calls one that is for `session`. */
export type CallerOrSession = Caller | SessionCaller;

export type AnyCaller = CallerOrSession | PhoneCaller;

const callers = new WeakMap<FastifyRequest, AnyCaller>();

export function callerOf(request: FastifyRequest): AnyCaller | undefined {
  return callers.get(request);
}

/** Also for the log: from here on its lines say who asked. */
export function rememberCaller(request: FastifyRequest, caller: AnyCaller): void {
  callers.set(request, caller);
  const actor = actorOf(caller);
  rememberSender(request, caller.kind === 'operator' ? { actor } : { actor, organizationId: caller.organizationId });
}

/** Officers decide on reviews and may read what was uploaded: the operator, or a key with that scope. */
export function isOfficer(caller: CallerOrSession): boolean {
  return caller.kind === 'operator' || (caller.kind === 'organization' && caller.scopes.includes('compliance:decide'));
}

/** How the audit trail names who did something. */
export function actorOf(caller: AnyCaller): string {
  switch (caller.kind) {
    case 'operator':
      return 'operator';
    case 'organization':
      return `key:${caller.keyId}`;
    case 'session':
      return `session:${caller.sessionId}`;
    case 'phone':
      return `phone:${caller.phoneUploadId}`;
  }
}

/** Who did something, and from where: what the audit trail keeps. */
export function authorOf(caller: AnyCaller): { readonly actor: string; readonly address: string } {
  return { actor: actorOf(caller), address: caller.address };
}

/** The caller, as the guard found it. */
export const CalledBy = createParamDecorator((_: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
