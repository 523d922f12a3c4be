import type { Readable } from 'node:stream';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { AuditExport } from '#audit';
import { CalledBy, type HouseCaller } from '#auth';
import { Operation } from '#runtime';
import { AuditExportQuery, AuditQuery } from './audit-entry.dto.js';
import { AuditEntryReading } from './audit-entry.reading.js';
import { AuditEntryList, AuditSigningKeyView } from './audit-entry.view.js';

const access = { callers: 'operator', staff: 'audit:read' } as const;

@ApiTags('Audit trail')
@Controller('compliance/audit-entries')
export class AuditEntryController {
  constructor(
    private readonly entries: AuditEntryReading,
    private readonly exports: AuditExport,
  ) {}

  @Get()
  @Operation({
    summary: 'Read and verify the audit trail',
    description:
      'Decisions, reads of personal data by officers, and changes of keys and sessions, newest first. The entries of each organization form a chain; with `organizationId` and no other filter it is verified as it is read.',
    access,
    answer: AuditEntryList,
  })
  list(@Query() query: AuditQuery): Promise<AuditEntryList> {
    return this.entries.list(query);
  }

  @Get('export')
  @Header('Content-Type', 'application/x-ndjson')
  @Header('Content-Disposition', 'attachment; filename="audit-entries.ndjson"')
  @ApiResponse({
    status: 200,
    description: 'The lines',
    content: { 'application/x-ndjson': { schema: { type: 'string' } } },
  })
  @Operation({
    summary: 'Export the audit trail, signed',
    description:
      'A line of JSON for each entry, newest first, after one that says what was asked for and with which key, and before one with the signature. `npm run verify-audit FILE` checks it without a database.',
    access,
    freshSignIn: true,
  })
  export(@CalledBy() caller: HouseCaller, @Query() query: AuditExportQuery): Promise<Readable> {
    return this.entries.export(caller, query);
  }

  @Get('signing-key')
  @Operation({
    summary: 'Read the key that signs exports',
    description: 'Give its fingerprint to those who check a file, by another way than the file.',
    access,
    answer: AuditSigningKeyView,
  })
  signingKey(): Promise<AuditSigningKeyView> {
    return this.exports.publicKey();
  }
}
