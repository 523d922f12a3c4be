import { Injectable, StreamableFile } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type CallerOrSession, actorOf } from '#auth';
import { Reads, UnitOfWork } from '#database';
import { ResourceNotFound } from '#errors';
import { DataKeyDestroyed } from '#vault';
import { Document } from './document.entity.js';
import { type DocumentLabels, type DocumentView, documentView } from './document.view.js';
import type { ReceivedUpload } from './received-upload.js';
import { SealedDocuments } from './sealed-documents.js';
import { Uploads } from './uploads.js';
import { viewingCopy } from './viewing-copy.js';

@Injectable()
export class DocumentService {
  constructor(
    private readonly uploads: Uploads,
    private readonly sealed: SealedDocuments,
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
  ) {}

  async create(upload: ReceivedUpload): Promise<DocumentView> {
    const document = await this.unitOfWork.run((tx) => this.uploads.keep(tx, upload));
    const { fileName, purpose } = upload;
    return documentView(document, { fileName, ...(purpose === undefined ? {} : { purpose }) });
  }

  async read(caller: CallerOrSession, id: string): Promise<DocumentView> {
    const document = await this.find(caller, id);
    return documentView(document, await this.openedFor(document, () => this.labels(document)));
  }

  async readContent(caller: CallerOrSession, id: string, reason: string | null): Promise<StreamableFile> {
    const document = await this.find(caller, id);
    await this.recordRead(caller, document, reason);
    const original = await this.openedFor(document, () => this.sealed.bytes(document));
    const { bytes, contentType, extension } = await viewingCopy(document.contentType, original);
    return new StreamableFile(bytes, {
      type: contentType,
      length: bytes.length,
      // Its id: what it was called may be personal, and a download leaves traces.
      disposition: `attachment; filename="${id}.${extension}"`,
    });
  }

  /** The operator looks at any organization's; a widget session at what was uploaded in its review. */
  private async find(caller: CallerOrSession, id: string): Promise<Document> {
    const owned = caller.kind === 'operator' ? { id } : { id, organizationId: caller.organizationId };
    const document = await this.reads.one(Document, owned);
    const isOutside = caller.kind === 'session' && document?.uploadedInReview !== caller.complianceReviewId;
    if (document === undefined || isOutside) throw new ResourceNotFound('document', id);
    return document;
  }

  /** Before anything is shown: a read that could not be recorded does not happen. */
  private async recordRead(
    caller: CallerOrSession,
    { organizationId, id }: Document,
    reason: string | null,
  ): Promise<void> {
    const subject = `document:${id}` as const;
    const read = { organizationId, actor: actorOf(caller), action: 'documentContentRead', subject, reason } as const;
    await this.unitOfWork.run((tx) => this.audit.record(tx, read));
  }

  private async labels(document: Document): Promise<DocumentLabels> {
    const fileName = await this.sealed.openLabel(document, 'fileName', document.fileName);
    if (document.purpose === null) return { fileName };
    return { fileName, purpose: await this.sealed.openLabel(document, 'purpose', document.purpose) };
  }

  /** When its organization was erased, a document is as good as gone. */
  private async openedFor<T>({ id }: Document, open: () => Promise<T>): Promise<T> {
    try {
      return await open();
    } catch (cause) {
      throw cause instanceof DataKeyDestroyed ? new ResourceNotFound('document', id) : cause;
    }
  }
}
