import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { type Scope, grants } from '#contracts';
import { Forbidden, ResourceNotFound, Unauthenticated } from '#errors';
import { type Access, Config, type OperationOptions, operationKey } from '#runtime';
import { Standings } from '#standing';
import { ApiKeys } from './api-keys.js';
import { type Caller, rememberCaller } from './caller.js';
import { OperatorKey } from './operator-key.js';
import { RateLimit } from './rate-limit.js';

/** What the operator may do beside managing organizations. */
const operatorScopes: readonly Scope[] = ['organizations:write', 'compliance:decide', 'sandbox:write'];

/** Turns the key of a request into its caller, and lets in who may do what the route says of itself. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly apiKeys: ApiKeys,
    private readonly operatorKey: OperatorKey,
    private readonly rateLimit: RateLimit,
    private readonly standings: Standings,
    private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const operation = this.reflector.get<OperationOptions | undefined>(operationKey, context.getHandler());
    if (operation === undefined)
      throw new Error(`${context.getClass().name}.${context.getHandler().name} does not say who may call it`);
    if (operation.sandboxOnly === true && this.config.mode === 'live') throw new ResourceNotFound('route');
    if (operation.access.callers === 'anyone') return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const caller = await this.authenticate(request.headers.authorization);
    this.rateLimit.take(caller.kind === 'operator' ? 'operator' : caller.keyId);
    authorize(caller, operation.access);
    rememberCaller(request, await this.onBehalfOf(caller, request.headers['on-behalf-of']));
    return true;
  }

  private async authenticate(header: string | undefined): Promise<Caller> {
    const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
    if (token === undefined) throw new Unauthenticated();
    if (this.operatorKey.isKey(token)) return { kind: 'operator' };
    const key = await this.apiKeys.authenticate(token);
    if (key === undefined) throw new Unauthenticated();
    return { kind: 'organization', organizationId: key.organizationId, scopes: key.scopes, keyId: key.id };
  }

  /** Only for a direct child; anyone else's id is as good as none. */
  private async onBehalfOf(caller: Caller, header: string | string[] | undefined): Promise<Caller> {
    if (header === undefined) return caller;
    const id = String(header);
    const isChild =
      caller.kind === 'organization' &&
      isUUID(id) &&
      (await this.standings.isChildOf(id.toLowerCase(), caller.organizationId));
    if (!isChild) throw new ResourceNotFound('organization', id);
    return { ...caller, organizationId: id.toLowerCase() };
  }
}

function authorize(caller: Caller, access: Exclude<Access, { callers: 'anyone' }>): void {
  if (access.callers === 'operator') {
    if (caller.kind !== 'operator') throw new Forbidden('operator', 'Only the operator may do that');
    return;
  }
  if (caller.kind === 'operator') {
    if (access.callers === 'organization' || !grants(operatorScopes, access.scope))
      throw new Forbidden(access.scope, 'This belongs to an organization: call it with a key of that organization');
    return;
  }
  if (!grants(caller.scopes, access.scope)) throw new Forbidden(access.scope);
}
