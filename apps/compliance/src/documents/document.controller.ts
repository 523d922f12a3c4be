import { Controller, Get, Header, Post, Query, type StreamableFile, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  CalledBy,
  type Caller,
  type CallerOrSession,
  type OrganizationCaller,
  type SessionCaller,
  type StaffCaller,
} from '#auth';
import { type Page, PageOf } from '#contracts';
import { DocumentRejected, DocumentTooLarge, IllegalTransition, LimitExceeded, UnsupportedDocumentType } from '#errors';
import { IdParam, Operation, TakesMultipart } from '#runtime';
import { AccessReason, LookedAtBy, type Onlooker } from '../audit/access-reason.js';
import { DocumentPageQuery, DocumentQuery, UploadDocument, usualWidth } from './document.dto.js';
import { DocumentReading } from './document.reading.js';
import { PageNumber } from './page-number.js';
import { DocumentsOfReview } from './documents-of-review.reading.js';
import { DocumentView, documentView } from './document.view.js';
import { documentTypes } from './formats/detect-document-type.js';
import { KeepUpload } from './upload/keep-upload.js';
import { Received, type ReceivedUpload } from './upload/received-upload.js';
import { CachedPrivately } from './viewing/cached-privately.js';
import { UploadGuard } from './upload/upload-guard.js';

const DocumentPage = PageOf(DocumentView);
const sandboxed = "sandbox; default-src 'none'; frame-ancestors 'none'";
const bytes = { schema: { type: 'string', format: 'binary' } };

@ApiTags('Documents')
@Controller('compliance/documents')
export class DocumentController {
  constructor(
    private readonly keepUpload: KeepUpload,
    private readonly reading: DocumentReading,
    private readonly ofReview: DocumentsOfReview,
  ) {}

  @Post()
  @UseGuards(UploadGuard)
  @TakesMultipart(UploadDocument)
  @Operation({
    summary: 'Upload a document',
    description:
      'A picture or a PDF, in the field `file` of a form. Name it in an attestation within 24 hours, or it is deleted. The token of a phone upload takes one file.',
    access: { callers: 'organization', scope: 'compliance:write', sessions: true, invitees: true, phones: true },
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
      'Those that are kept, newest first. A widget session lists what was uploaded in its review, by any session. By a key with `compliance:decide`, and by people of the staff, it leaves one line in the audit trail.',
    access: { callers: 'organization', scope: 'compliance:read', staff: 'compliance:unmasked', sessions: true },
    answer: DocumentPage,
  })
  list(
    @CalledBy() caller: OrganizationCaller | SessionCaller | StaffCaller,
    @Query() query: DocumentQuery,
    @AccessReason() reason: string | null,
  ): Promise<Page<DocumentView>> {
    return this.ofReview.list(caller, query, reason);
  }

  @Get(':documentId')
  @Operation({
    summary: 'Read what is known of a document',
    description:
      'A widget session reads what was uploaded in its review. By compliance officers it leaves a line in the audit trail, with the reason from the header `Access-Reason`.',
    access: { callers: 'operatorOrOrganization', scope: 'compliance:read', sessions: true, invitees: true },
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
  @Header('Content-Security-Policy', sandboxed)
  @ApiResponse({
    status: 200,
    description: 'Redrawn: a picture without its metadata, or a PDF of pictures of its pages.',
    content: Object.fromEntries(documentTypes.map((type) => [type, bytes])),
  })
  @Operation({
    summary: 'Look at a document',
    description:
      'For compliance officers: it leaves a line in the audit trail, with the reason from the header `Access-Reason`. People of the staff have to give one, once in each review and session.',
    access: { callers: 'operatorOrOrganization', scope: 'compliance:decide', staff: 'compliance:unmasked' },
    errors: [DocumentRejected],
  })
  readContent(
    @CalledBy() caller: Caller,
    @IdParam('document') id: string,
    @AccessReason() reason: string | null,
  ): Promise<StreamableFile> {
    return this.reading.readContent(caller, id, reason);
  }

  @Get(':documentId/pages/:pageNumber')
  @Header('Content-Security-Policy', sandboxed)
  @UseInterceptors(CachedPrivately)
  @ApiResponse({ status: 200, description: 'Redrawn, upright.', content: { 'image/jpeg': bytes } })
  @Operation({
    summary: 'Look at one page of a document',
    description:
      'For compliance officers: a picture, whatever the document is; a picture has one page. The first look of a session of the staff at a document leaves a line in the audit trail, with the reason from the header `Access-Reason`, which people have to give once in each review and session; each look of anybody else leaves one.',
    access: { callers: 'operatorOrOrganization', scope: 'compliance:decide', staff: 'compliance:unmasked' },
    errors: [DocumentRejected],
  })
  readPage(
    @LookedAtBy() onlooker: Onlooker,
    @IdParam('document') id: string,
    @PageNumber() number: number,
    @Query() { width = usualWidth }: DocumentPageQuery,
  ): Promise<StreamableFile> {
    return this.reading.readPage(onlooker, id, { number, width });
  }

  @Get(':documentId/original')
  @Header('Content-Security-Policy', sandboxed)
  @ApiResponse({
    status: 200,
    description: 'The bytes that were uploaded.',
    content: Object.fromEntries(documentTypes.map((type) => [type, bytes])),
  })
  @Operation({
    summary: 'Download the original of a document',
    description:
      'For compliance officers, where its copy does not do: a stranger made this file, and it is as it came. It leaves a line of its own in the audit trail; people of the staff have to say why, as for its copy.',
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
