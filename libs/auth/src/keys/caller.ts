import { type ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type ApiVersion, type Scope, type StaffRole, rolesGrant } from '#contracts';
import { rememberSender } from '#runtime';

interface From {
  /** The address that the request came from, as `callerAddress` of `#runtime` tells it. */
  readonly address: string;
}

export interface OperatorCaller extends From {
  readonly kind: 'operator';
}

/** A person of the staff who is signed in. */
export interface StaffCaller extends From {
  readonly kind: 'staff';
  readonly staffId: string;
  readonly sessionId: string;
  readonly roles: readonly StaffRole[];
  readonly signedInAt: Date;
}

/** Who works for this installation: the operator key, or a person. They belong to no organization and see every one. */
export type HouseCaller = OperatorCaller | StaffCaller;

export interface OrganizationCaller extends From {
  readonly kind: 'organization';
  /** Whose resources the request is about: with `On-Behalf-Of`, the child's. */
  readonly organizationId: string;
  readonly scopes: readonly Scope[];
  readonly keyId: string;
  readonly expiresAt: Date | null;
  /** Which its key is pinned to. */
  readonly apiVersion: ApiVersion | null;
}

/** The widget on a partner's page, on behalf of the person who fills in one review. */
export interface SessionCaller extends From {
  readonly kind: 'session';
  readonly organizationId: string;
  readonly complianceReviewId: string;
  readonly sessionId: string;
  /** The pages on which it is used. */
  readonly allowedOrigins: readonly string[];
  readonly expiresAt: Date;
  /** Where it is no more than the device of one associated person. */
  readonly invitation?: SessionInvitation;
}

export interface SessionInvitation {
  readonly invitationId: string;
  readonly associatedPersonId: string;
}

/** The widget on the device of an associated person who was invited. */
export type InvitedCaller = SessionCaller & { readonly invitation: SessionInvitation };

/** A phone that may upload one file for the page of a session. */
export interface PhoneCaller extends From {
  readonly kind: 'phone';
  readonly organizationId: string;
  readonly complianceReviewId: string;
  readonly sessionId: string;
  readonly phoneUploadId: string;
  readonly expiresAt: Date;
}

export type Caller = HouseCaller | OrganizationCaller;

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
  rememberSender(request, isOfHouse(caller) ? { actor } : { actor, organizationId: caller.organizationId });
}

export function isOfHouse(caller: AnyCaller): caller is HouseCaller {
  return caller.kind === 'operator' || caller.kind === 'staff';
}

/** The person who is invited, where the caller is one. */
export function invitationOf(caller: AnyCaller): SessionInvitation | undefined {
  return caller.kind === 'session' ? caller.invitation : undefined;
}

/** Officers may read what was uploaded: the operator, a person with such a role, or a key that decides. */
export function isOfficer(caller: CallerOrSession): boolean {
  if (caller.kind === 'staff') return rolesGrant(caller.roles, 'compliance:unmasked');
  return caller.kind === 'operator' || (caller.kind === 'organization' && caller.scopes.includes('compliance:decide'));
}

/** Whose rows a caller sees, of all where it says none. Undefined where an organization asks for those of another. */
export function seenBy(caller: Caller, wanted?: string): { readonly organizationId?: string } | undefined {
  if (isOfHouse(caller)) return wanted === undefined ? {} : { organizationId: wanted };
  const { organizationId } = caller;
  return wanted === undefined || wanted === organizationId ? { organizationId } : undefined;
}

/** Who reads money reads who paid it, unless no role of theirs says so. */
export function isShownMasked(caller: Caller): boolean {
  return caller.kind === 'staff' && !rolesGrant(caller.roles, 'money:unmasked');
}

/** How the audit trail names who did something. */
export function actorOf(caller: AnyCaller): string {
  switch (caller.kind) {
    case 'operator':
      return 'operator';
    case 'staff':
      return `staff:${caller.staffId}`;
    case 'organization':
      return `key:${caller.keyId}`;
    case 'session':
      // The same one after each opening: what somebody gave before is theirs to see.
      return caller.invitation === undefined
        ? `session:${caller.sessionId}`
        : `invitation:${caller.invitation.invitationId}`;
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
