import { Controller, Get, Header, Post, Query, type StreamableFile, UseGuards } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { CalledBy, type Caller, type CallerOrSession, type OrganizationCaller, type SessionCaller } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import { DocumentRejected, DocumentTooLarge, IllegalTransition, LimitExceeded, UnsupportedDocumentType } from '#errors';
import { IdParam, Operation, TakesMultipart } from '#runtime';
import { AccessReason } from '../audit/access-reason.js';
import { UploadDocument } from './document.dto.js';
import { DocumentReading } from './document.reading.js';
import { DocumentView, documentView } from './document.view.js';
import { documentTypes } from './formats/detect-document-type.js';
import { KeepUpload } from './upload/keep-upload.js';
import { Received, type ReceivedUpload } from './upload/received-upload.js';
import { UploadGuard } from './upload/upload-guard.js';

const DocumentPage = PageOf(DocumentView);
const bytes = { schema: { type: 'string', format: 'binary' } };

@ApiTags('Documents')
@Controller('compliance/documents')
export class DocumentController {
  constructor(
    private readonly keepUpload: KeepUpload,
    private readonly reading: DocumentReading,
  ) {}

  @Post()
  @UseGuards(UploadGuard)
  @TakesMultipart(UploadDocument)
  @Operation({
    summary: 'Upload a document',
    description:
      'A picture or a PDF, in the field `file` of a form. Name it in an attestation within 24 hours, or it is deleted. The token of a phone upload takes one file.',
    access: { callers: 'organization', scope: 'compliance:write', sessions: true, phones: true },
    status: 201,
    answer: DocumentView,
    personal: true,
    errors: [DocumentTooLarge, UnsupportedDocumentType, DocumentRejected, IllegalTransition, LimitExceeded],
  })
  upload(@Received() upload: ReceivedUpload): Promise<DocumentView> {
    return this.keepUpload.keep(upload).then((document) => documentView(document, upload));
  }

  @Get()
  @Operation({
    summary: 'List documents',
    description:
      'Those that are kept, newest first. A widget session lists what was uploaded in its review, by any session. By a key with `compliance:decide` it leaves one line in the audit trail.',
    access: { callers: 'organization', scope: 'compliance:read', sessions: true },
    answer: DocumentPage,
  })
  list(@CalledBy() caller: OrganizationCaller | SessionCaller, @Query() query: PageQuery): Promise<Page<DocumentView>> {
    return this.reading.list(caller, query);
  }

  @Get(':documentId')
  @Operation({
    summary: 'Read what is known of a document',
    description:
      'A widget session reads what was uploaded in its review. By compliance officers it leaves a line in the audit trail, with the reason from the header `Access-Reason`.',
    access: { callers: 'operatorOrOrganization', scope: 'compliance:read', sessions: true },
    answer: DocumentView,
  })
  read(
    @CalledBy() caller: CallerOrSession,
    @IdParam('document') id: string,
    @AccessReason() reason: string | null,
  ): Promise<DocumentView> {
    return this.reading.read(caller, id, reason);
  }

  @Get(':documentId/content')
  @Header('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
  @ApiResponse({
    status: 200,
    description: 'Redrawn: a picture without its metadata, or a PDF of pictures of its pages.',
    content: Object.fromEntries(documentTypes.map((type) => [type, bytes])),
  })
  @Operation({
    summary: 'Look at a document',
    description:
      'For compliance officers: it leaves a line in the audit trail, with the reason from the header `Access-Reason`.',
    access: { callers: 'operatorOrOrganization', scope: 'compliance:decide' },
    errors: [DocumentRejected],
  })
  readContent(
    @CalledBy() caller: Caller,
    @IdParam('document') id: string,
    @AccessReason() reason: string | null,
  ): Promise<StreamableFile> {
    return this.reading.readContent(caller, id, reason);
  }

  @Get(':documentId/original')
  @Header('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
  @ApiResponse({
    status: 200,
    description: 'The bytes that were uploaded.',
    content: Object.fromEntries(documentTypes.map((type) => [type, bytes])),
  })
  @Operation({
    summary: 'Download the original of a document',
    description:
      'For compliance officers, where its copy does not do: a stranger made this file, and it is as it came. It leaves a line of its own in the audit trail.',
    access: { callers: 'operatorOrOrganization', scope: 'compliance:decide' },
  })
  readOriginal(
    @CalledBy() caller: Caller,
    @IdParam('document') id: string,
    @AccessReason() reason: string | null,
  ): Promise<StreamableFile> {
    return this.reading.readOriginal(caller, id, reason);
  }
}
