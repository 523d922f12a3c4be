import { Injectable } from '@nestjs/common';
import { type AuditAction, AuditTrail } from '#audit';
import { ApiKeys, type Caller, authorOf, isOfHouse } from '#auth';
import { type Page, type PageQuery, type Scope, grants, viewsOf } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { Forbidden, ResourceNotFound, ValidationFailed } from '#errors';
import { Clock, Ids } from '#runtime';
import { ManagedOrganization } from '../organizations/managed-organization.reading.js';
import type { CreateApiKey } from './api-key.dto.js';
import { type ApiKeyView, type CreatedApiKeyView, apiKeyView } from './api-key.view.js';

@Injectable()
export class ApiKeyService {
  constructor(
    private readonly apiKeys: ApiKeys,
    private readonly managed: ManagedOrganization,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async create(
    caller: Caller,
    organizationId: string,
    { name, scopes, expiresAt, apiVersion }: CreateApiKey,
  ): Promise<CreatedApiKeyView> {
    refuseScopesBeyond(caller, scopes);
    const expiry = expiresAt === undefined ? null : new Date(expiresAt);
    if (expiry !== null && expiry <= this.clock.now()) throw ValidationFailed.at('expiresAt', 'must be in the future');
    refuseLongerLife(caller, expiry);
    const { key, text } = await this.unitOfWork.run(async (tx) => {
      await this.managed.hold(tx, caller, organizationId);
      const id = this.ids.next();
      await this.record(tx, caller, organizationId, { action: 'apiKeyCreated', id });
      const wanted = { id, organizationId, name, scopes, expiresAt: expiry, apiVersion: apiVersion ?? null };
      return this.apiKeys.create(tx, wanted);
    });
    return { ...apiKeyView(key), secret: text };
  }

  async list(caller: Caller, organizationId: string, query: PageQuery): Promise<Page<ApiKeyView>> {
    await this.managed.check(caller, organizationId);
    return viewsOf(await this.apiKeys.list(organizationId, query), apiKeyView);
  }

  async revoke(caller: Caller, organizationId: string, id: string): Promise<void> {
    await this.managed.check(caller, organizationId);
    await this.unitOfWork.run(async (tx) => {
      if (!(await this.apiKeys.revoke(tx, organizationId, id))) throw new ResourceNotFound('apiKey', id);
      await this.record(tx, caller, organizationId, { action: 'apiKeyRevoked', id });
    });
  }

  private record(
    tx: Tx,
    caller: Caller,
    organizationId: string,
    { action, id }: { action: AuditAction; id: string },
  ): Promise<void> {
    return this.audit.record(tx, {
      organizationId,
      ...authorOf(caller),
      action,
      subject: `apiKey:${id}`,
      reason: null,
    });
  }
}

/** A key that was to end would else live on in those that it made. */
function refuseLongerLife(caller: Caller, expiry: Date | null): void {
  if (isOfHouse(caller) || caller.expiresAt === null) return;
  if (expiry === null || expiry > caller.expiresAt)
    throw ValidationFailed.at(
      'expiresAt',
      `must not be after the end of your own key: ${caller.expiresAt.toISOString()}`,
    );
}

function refuseScopesBeyond(caller: Caller, wanted: readonly Scope[]): void {
  if (isOfHouse(caller)) return;
  const beyond = wanted.find((scope) => !grants(caller.scopes, scope));
  if (beyond !== undefined) throw new Forbidden(beyond, `A key cannot give what it lacks: ${beyond}`);
}
