import { Injectable } from '@nestjs/common';
import { AuditLog } from '#audit';
import { defaultPageSize, pageOf } from '#contracts';
import { ValidationFailed } from '#errors';
import type { AuditQuery } from './audit-entry.dto.js';
import { type AuditEntryList, auditEntryView } from './audit-entry.view.js';

@Injectable()
export class AuditEntryService {
  constructor(private readonly log: AuditLog) {}

  async list({ organizationId, limit = defaultPageSize, nextId }: AuditQuery): Promise<AuditEntryList> {
    if (organizationId === undefined) return pageOf(await this.log.all(limit + 1, nextId), limit, auditEntryView);
    const page = await this.log.page(organizationId, limit + 1, nextId);
    if (page === undefined) throw ValidationFailed.at('nextId', 'must be the nextId of the page before');
    return { ...pageOf(page.entries, limit, auditEntryView), verification: page.verification };
  }
}
