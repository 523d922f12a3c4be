import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Operation } from '#runtime';
import { AuditQuery } from './audit-entry.dto.js';
import { AuditEntryReading } from './audit-entry.reading.js';
import { AuditEntryList } from './audit-entry.view.js';

@ApiTags('Audit trail')
@Controller('compliance/audit-entries')
export class AuditEntryController {
  constructor(private readonly entries: AuditEntryReading) {}

  @Get()
  @Operation({
    summary: 'Read and verify the audit trail',
    description:
      'Decisions, reads of personal data by officers, and changes of keys and sessions, newest first. The entries of each organization form a chain; with `organizationId` it is verified as it is read.',
    access: { callers: 'operator' },
    answer: AuditEntryList,
  })
  list(@Query() query: AuditQuery): Promise<AuditEntryList> {
    return this.entries.list(query);
  }
}
