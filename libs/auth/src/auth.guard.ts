import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Scope, grants, rolesGrant } from '#contracts';
import { confineTo, openToEvery } from '#database';
import { Forbidden, ResourceNotFound } from '#errors';
import {
  Config,
  type GuardedAccess,
  type OperationOptions,
  callerAddress,
  isGuarded,
  operationKey,
  readId,
  staffScopeOf,
} from '#runtime';
import { Standings } from '#standing';
import { Authentication } from './authentication.js';
import {
  type AnyCaller,
  type CallerOrSession,
  type SessionCaller,
  type StaffCaller,
  isOfHouse,
  invitationOf,
  rememberCaller,
} from './keys/caller.js';
import { RateLimit } from './limits/rate-limit.js';
import { FreshSignIn } from './staff/fresh-sign-in.js';
import { answerInVersion } from './versions/answered-version.js';

/** What the operator may do besides managing organizations, including all that a compliance officer does. */
const operatorScopes: readonly Scope[] = [
  'organizations:write',
  'accounts:write',
  'compliance:read',
  'compliance:decide',
  'sandbox:write',
];

/** Authenticates and authorizes by what the route declares. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authentication: Authentication,
    private readonly rateLimit: RateLimit,
    private readonly standings: Standings,
    private readonly signIns: FreshSignIn,
    private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const operation = this.reflector.get<OperationOptions | undefined>(operationKey, context.getHandler());
    if (operation === undefined)
      throw new Error(`${context.getClass().name}.${context.getHandler().name} does not say who may call it`);
    if (operation.sandboxOnly === true && this.config.mode === 'live') throw new ResourceNotFound('route');
    answerInVersion(context);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!isGuarded(operation.access)) {
      if (operation.access.callers === 'signIn') this.rateLimit.takeSignIn(callerAddress(request));
      if (operation.access.callers !== 'anyone') openToEvery();
      return true;
    }
    const caller = await this.authentication.callerWith(request.method, request.headers, callerAddress(request));
    // Whatever is refused from here on is refused to somebody whom the log can name.
    rememberCaller(request, caller);
    answerInVersion(context, caller);
    this.rateLimit.take(limitedAs(caller));
    if (caller.kind === 'session' || caller.kind === 'phone')
      this.rateLimit.enter(limitedAs(caller), context.switchToHttp().getResponse<FastifyReply>().raw);
    authorize(caller, operation.access);
    if (operation.freshSignIn === true) this.signIns.refuseOld(caller);
    if (caller.kind === 'session') {
      refuseOtherReviews(caller, request.params);
      refuseOtherPersons(caller, request.params);
    }
    const served = await this.onBehalfOf(caller, request.headers['on-behalf-of']);
    rememberCaller(request, served);
    if (isOfHouse(served)) openToEvery();
    else confineTo(served.organizationId);
    return true;
  }

  /** Only for a direct child; any other id is answered like an unknown one. */
  private async onBehalfOf(caller: AnyCaller, header: string | string[] | undefined): Promise<AnyCaller> {
    if (header === undefined) return caller;
    const id = readId(header);
    const isChild =
      caller.kind === 'organization' && id !== undefined && (await this.standings.isChildOf(id, caller.organizationId));
    if (!isChild) throw new ResourceNotFound('organization', String(header));
    return { ...caller, organizationId: id };
  }
}

/** Each key and each session has a limit of its own, which the phones of a session share with it. */
function limitedAs(caller: AnyCaller): string {
  if (caller.kind === 'operator') return 'operator';
  return caller.kind === 'organization' ? caller.keyId : caller.sessionId;
}

function authorize(caller: AnyCaller, access: GuardedAccess): void {
  if (caller.kind === 'phone' || access.callers === 'phone') {
    authorizePhone(caller, access);
    return;
  }
  if (invitationOf(caller) !== undefined || access.callers === 'invitee') {
    authorizeInvited(caller, access);
    return;
  }
  if (caller.kind === 'staff') {
    authorizeStaff(caller, access);
    return;
  }
  if (access.callers === 'staff')
    throw new Forbidden(access.scope ?? 'staff', 'Only a person of the staff who is signed in may do that');
  if (access.callers === 'operator') {
    if (caller.kind !== 'operator') throw new Forbidden('operator', 'Only the operator may do that');
    return;
  }
  if (access.callers === 'session') {
    if (caller.kind !== 'session') throw new Forbidden('session', 'Only a widget session may do that');
    return;
  }
  authorizeByScope(caller, access);
}

function authorizeByScope(
  caller: Exclude<CallerOrSession, StaffCaller>,
  access: Extract<GuardedAccess, { callers: 'organization' | 'operatorOrOrganization' }>,
): void {
  switch (caller.kind) {
    case 'operator':
      if (access.callers === 'organization' || !grants(operatorScopes, access.scope))
        throw new Forbidden(access.scope, 'This belongs to an organization: call it with a key of that organization');
      return;
    case 'organization':
      if (!grants(caller.scopes, access.scope)) throw new Forbidden(access.scope);
      return;
    case 'session':
      if (access.sessions !== true)
        throw new Forbidden(access.scope, 'A widget session may fill in its review, and nothing else');
  }
}

function authorizeStaff(
  { roles }: StaffCaller,
  access: Exclude<GuardedAccess, { callers: 'phone' | 'invitee' }>,
): void {
  const scope = staffScopeOf(access);
  if (scope === 'any' || (scope !== undefined && rolesGrant(roles, scope))) return;
  const needed = scope ?? ('scope' in access ? access.scope : access.callers);
  throw new Forbidden(needed, `None of your roles may do that: it takes ${needed}`);
}

function authorizePhone(caller: AnyCaller, access: GuardedAccess): void {
  if (caller.kind !== 'phone') throw new Forbidden('phone', 'Only a phone with the token of one upload may do that');
  if (access.callers === 'phone' || 'phones' in access) return;
  const needed = 'scope' in access ? access.scope : access.callers;
  throw new Forbidden(needed, 'A phone may upload one file, and nothing else');
}

/** Who is invited reaches nothing that is not said to be for them too, whatever a session may do. */
function authorizeInvited(caller: AnyCaller, access: GuardedAccess): void {
  if (invitationOf(caller) === undefined)
    throw new Forbidden('invitee', 'Only the session of somebody who was invited may do that');
  if (access.callers === 'invitee' || 'invitees' in access) return;
  const needed = 'scope' in access ? access.scope : access.callers;
  throw new Forbidden(needed, 'Who was invited may give their own answers, and nothing else');
}

/** Answers as for a review that does not exist, so that a session learns nothing about others. */
function refuseOtherReviews({ complianceReviewId }: SessionCaller, params: unknown): void {
  const { complianceReviewId: text } = params as { complianceReviewId?: string };
  if (text === undefined) return;
  const id = readId(text) ?? text;
  if (id !== complianceReviewId) throw new ResourceNotFound('complianceReview', id);
}

/** The same for who was invited, who is one person among those of the review. */
function refuseOtherPersons({ invitation }: SessionCaller, params: unknown): void {
  const { associatedPersonId: text } = params as { associatedPersonId?: string };
  if (text === undefined || invitation === undefined) return;
  const id = readId(text) ?? text;
  if (id !== invitation.associatedPersonId) throw new ResourceNotFound('associatedPerson', id);
}
