import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ApiKeys } from './keys/api-keys.js';
import { IdempotencyRecords } from './idempotency/idempotency-records.js';
import { WidgetSessions } from './sessions/widget-sessions.js';

/** Revokes all keys and sessions of an organization, and deletes the answers that were kept for repeated requests. */
@Injectable()
export class AccessErasure {
  constructor(
    private readonly apiKeys: ApiKeys,
    private readonly sessions: WidgetSessions,
    private readonly idempotencyRecords: IdempotencyRecords,
  ) {}

  async erase(tx: Tx, organizationId: string, parentOrganizationId: string | null): Promise<void> {
    await this.apiKeys.eraseAll(tx, organizationId);
    await this.sessions.endAll(tx, organizationId);
    this.idempotencyRecords.erase(tx, organizationId, parentOrganizationId);
  }
}
