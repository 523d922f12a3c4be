import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ApiKeys } from './keys/api-keys.js';
import { IdempotencyRecords } from './idempotency/idempotency-records.js';
import { Invitations } from './sessions/invitations.js';
import { WidgetSessions } from './sessions/widget-sessions.js';

/** Revokes all keys and sessions of an organization, and deletes its invitations and the answers that were kept for repeated requests. */
@Injectable()
export class AccessErasure {
  constructor(
    private readonly apiKeys: ApiKeys,
    private readonly sessions: WidgetSessions,
    private readonly invitations: Invitations,
    private readonly idempotencyRecords: IdempotencyRecords,
  ) {}

  async erase(tx: Tx, organizationId: string, parentOrganizationId: string | null): Promise<void> {
    await this.apiKeys.eraseAll(tx, organizationId);
    await this.sessions.endAll(tx, organizationId);
    this.invitations.eraseAll(tx, organizationId);
    this.idempotencyRecords.erase(tx, organizationId, parentOrganizationId);
  }
}
