import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { AuditExport, type AuditFilters, AuditLog, AuditTrail } from '#audit';
import { type HouseCaller, authorOf } from '#auth';
import { defaultPageSize, pageOf, platformOrganizationId, viewsOf } from '#contracts';
import { UnitOfWork } from '#database';
import { ValidationFailed } from '#errors';
import type { AuditExportQuery, AuditQuery } from './audit-entry.dto.js';
import { type AuditEntryList, auditEntryView } from './audit-entry.view.js';

@Injectable()
export class AuditEntryReading {
  constructor(
    private readonly log: AuditLog,
    private readonly exports: AuditExport,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list({ limit = defaultPageSize, nextId, ...filters }: AuditQuery): Promise<AuditEntryList> {
    const { organizationId } = filters;
    if (organizationId === undefined || isNarrowed(filters)) {
      const page = { limit, ...(nextId === undefined ? {} : { nextId }) };
      return viewsOf(await this.log.find(filters, page), auditEntryView);
    }
    const page = await this.log.page(organizationId, limit + 1, nextId);
    if (page === undefined) throw ValidationFailed.at('nextId', 'must be the nextId of the page before');
    return { ...viewsOf(pageOf(page.entries, limit), auditEntryView), verification: page.verification };
  }

  /** Recorded before it is sent. */
  async export(caller: HouseCaller, filters: AuditExportQuery): Promise<Readable> {
    const asked = new URLSearchParams(filters as Record<string, string>).toString();
    await this.unitOfWork.run((tx) =>
      this.audit.record(tx, {
        organizationId: filters.organizationId ?? platformOrganizationId,
        ...authorOf(caller),
        action: 'auditExported',
        subject: 'list:/compliance/audit-entries',
        reason: asked === '' ? null : asked,
      }),
    );
    return Readable.from(this.exports.lines(filters), { objectMode: false });
  }
}

/** What leaves out entries of a chain shows no chain. */
function isNarrowed({ organizationId: _, ...others }: AuditFilters): boolean {
  return Object.values<unknown>(others).some((value) => value !== undefined);
}
