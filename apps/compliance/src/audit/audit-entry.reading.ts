import { Injectable } from '@nestjs/common';
import { AuditLog } from '#audit';
import { defaultPageSize, pageOf, viewsOf } from '#contracts';
import { ValidationFailed } from '#errors';
import type { AuditQuery } from './audit-entry.dto.js';
import { type AuditEntryList, auditEntryView } from './audit-entry.view.js';

@Injectable()
export class AuditEntryReading {
  constructor(private readonly log: AuditLog) {}

  async list({ organizationId, ...query }: AuditQuery): Promise<AuditEntryList> {
    if (organizationId === undefined) return viewsOf(await this.log.all(query), auditEntryView);
    const { limit = defaultPageSize, nextId } = query;
    const page = await this.log.page(organizationId, limit + 1, nextId);
    if (page === undefined) throw ValidationFailed.at('nextId', 'must be the nextId of the page before');
    return { ...viewsOf(pageOf(page.entries, limit), auditEntryView), verification: page.verification };
  }
}
