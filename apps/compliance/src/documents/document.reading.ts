import { Injectable, StreamableFile } from '@nestjs/common';
import type { AuditRecord } from '#audit';
import { type CallerOrSession, type OrganizationCaller, type SessionCaller, isOfficer } from '#auth';
import type { Page, PageQuery } from '#contracts';
import { Reads } from '#database';
import { ResourceNotFound } from '#errors';
import { DataKeyDestroyed } from '#vault';
import { RecordPersonalRead } from '../audit/record-personal-read.js';
import { type DocumentLabels, type DocumentView, documentView } from './document.view.js';
import { Document } from './records/document.entity.js';
import { SealedDocuments } from './records/document.sealed.js';
import { type DocumentFile, extensionOf } from './viewing/document-file.js';
import { ViewingCopies } from './viewing/viewing-copies.js';

/** Shows documents, and their content to officers. Whatever an officer sees of them goes into the audit trail. */
@Injectable()
export class DocumentReading {
  constructor(
    private readonly sealed: SealedDocuments,
    private readonly reads: Reads,
    private readonly recordPersonalRead: RecordPersonalRead,
    private readonly viewingCopies: ViewingCopies,
  ) {}

  /** An organization lists its own documents, a widget session those uploaded in its review. */
  async list(caller: OrganizationCaller | SessionCaller, query: PageQuery): Promise<Page<DocumentView>> {
    const { organizationId } = caller;
    if (isOfficer(caller))
      await this.recordPersonalRead.record(caller, {
        organizationId,
        action: 'documentsListed',
        subject: `organization:${organizationId}`,
        reason: null,
      });
    const ofReview = caller.kind === 'session' ? { uploadedInReview: caller.complianceReviewId } : {};
    const page = await this.reads.page(Document, { organizationId, ...ofReview }, query);
    try {
      return { ...page, results: await Promise.all(page.results.map((row) => this.view(row))) };
    } catch (cause) {
      if (cause instanceof DataKeyDestroyed) return { results: [] };
      throw cause;
    }
  }

  /** Also what it is called and for is personal. */
  async read(caller: CallerOrSession, id: string, reason: string | null): Promise<DocumentView> {
    const document = await this.find(caller, id);
    if (isOfficer(caller)) await this.record(caller, document, { action: 'documentRead', reason });
    return this.openedFor(document, () => this.view(document));
  }

  /** A redrawn copy. */
  async readContent(caller: CallerOrSession, id: string, reason: string | null): Promise<StreamableFile> {
    const document = await this.find(caller, id);
    const original = await this.recorded(caller, document, { action: 'documentContentRead', reason });
    return sent(id, await this.viewingCopies.of(document.organizationId, document.contentType, original));
  }

  /** The bytes that were uploaded, which may do things to the program that opens them. */
  async readOriginal(caller: CallerOrSession, id: string, reason: string | null): Promise<StreamableFile> {
    const document = await this.find(caller, id);
    const bytes = await this.recorded(caller, document, { action: 'documentOriginalRead', reason });
    const { contentType } = document;
    return sent(`${id}-original`, { bytes, contentType, extension: extensionOf[contentType] });
  }

  /** The read is recorded before anything is opened. */
  private async recorded(
    caller: CallerOrSession,
    document: Document,
    read: Pick<AuditRecord, 'action' | 'reason'>,
  ): Promise<Buffer> {
    await this.record(caller, document, read);
    return this.openedFor(document, () => this.sealed.bytes(document));
  }

  private record(
    caller: CallerOrSession,
    { organizationId, id }: Document,
    read: Pick<AuditRecord, 'action' | 'reason'>,
  ): Promise<void> {
    return this.recordPersonalRead.record(caller, { organizationId, subject: `document:${id}`, ...read });
  }

  /** The operator sees any organization's documents, a widget session those uploaded in its review. */
  private async find(caller: CallerOrSession, id: string): Promise<Document> {
    const owned = caller.kind === 'operator' ? { id } : { id, organizationId: caller.organizationId };
    const document = await this.reads.one(Document, owned);
    const isOutside = caller.kind === 'session' && document?.uploadedInReview !== caller.complianceReviewId;
    if (document === undefined || isOutside) throw new ResourceNotFound('document', id);
    return document;
  }

  private async view(document: Document): Promise<DocumentView> {
    return documentView(document, await this.labels(document));
  }

  private async labels(document: Document): Promise<DocumentLabels> {
    const fileName = await this.sealed.openLabel(document, 'fileName', document.fileName);
    if (document.purpose === null) return { fileName };
    return { fileName, purpose: await this.sealed.openLabel(document, 'purpose', document.purpose) };
  }

  /** A document of an erased organization counts as not found. */
  private async openedFor<T>({ id }: Document, open: () => Promise<T>): Promise<T> {
    try {
      return await open();
    } catch (cause) {
      throw cause instanceof DataKeyDestroyed ? new ResourceNotFound('document', id) : cause;
    }
  }
}

/** Named by the id rather than by the file's name, which may be personal and would be left on the officer's machine. */
function sent(name: string, { bytes, contentType, extension }: DocumentFile): StreamableFile {
  return new StreamableFile(bytes, {
    type: contentType,
    length: bytes.length,
    disposition: `attachment; filename="${name}.${extension}"`,
  });
}
