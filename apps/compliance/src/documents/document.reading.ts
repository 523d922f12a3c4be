import { Injectable, StreamableFile } from '@nestjs/common';
import { type CallerOrSession, type OrganizationCaller, type SessionCaller, isOfficer, isOfHouse } from '#auth';
import type { Page, PageQuery } from '#contracts';
import { Reads } from '#database';
import { ResourceNotFound } from '#errors';
import type { WantedPage } from '#inspection';
import { DataKeyDestroyed } from '#vault';
import type { Onlooker } from '../audit/access-reason.js';
import { type PersonalRead, RecordPersonalRead } from '../audit/record-personal-read.js';
import { type DocumentLabels, type DocumentView, documentView } from './document.view.js';
import { Document } from './records/document.entity.js';
import { SealedDocuments } from './records/document.sealed.js';
import { type DocumentFile, extensionOf } from './viewing/document-file.js';
import { ViewingCopies } from './viewing/viewing-copies.js';

type HowRead = Pick<PersonalRead, 'action' | 'reason' | 'isAsked' | 'isOnce'>;

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
        about: [],
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
    const original = await this.recorded(caller, document, { action: 'documentContentRead', reason, isAsked: true });
    return sent(id, await this.viewingCopies.of(document, original));
  }

  /** A redrawn picture of one page. */
  async readPage({ caller, reason }: Onlooker, id: string, page: WantedPage): Promise<StreamableFile> {
    const document = await this.find(caller, id);
    const read = { action: 'documentContentRead', reason, isAsked: true, isOnce: true } as const;
    const original = await this.recorded(caller, document, read);
    const picture = await this.viewingCopies.of(document, original, page);
    return sent(`${id}-${page.number}`, picture, 'inline');
  }

  /** The bytes that were uploaded, which may do things to the program that opens them. */
  async readOriginal(caller: CallerOrSession, id: string, reason: string | null): Promise<StreamableFile> {
    const document = await this.find(caller, id);
    const bytes = await this.recorded(caller, document, { action: 'documentOriginalRead', reason, isAsked: true });
    const { contentType } = document;
    return sent(`${id}-original`, { bytes, contentType, extension: extensionOf[contentType] });
  }

  /** The read is recorded before anything is opened. */
  private async recorded(caller: CallerOrSession, document: Document, read: HowRead): Promise<Buffer> {
    await this.record(caller, document, read);
    return this.openedFor(document, () => this.sealed.bytes(document));
  }

  private async record(caller: CallerOrSession, document: Document, read: HowRead): Promise<void> {
    const { organizationId, id } = document;
    const about = caller.kind === 'staff' ? await this.namedAbout(document) : [];
    await this.recordPersonalRead.record(caller, { organizationId, subject: `document:${id}`, about, ...read });
  }

  /** The review in which it was uploaded, and the reviews and persons about whom attestations name it. */
  private async namedAbout({ organizationId, id, uploadedInReview }: Document): Promise<string[]> {
    const uses = await this.reads.query<{ subjectId: string }>(
      `SELECT DISTINCT subject_id AS "subjectId" FROM document_use WHERE organization_id = $1 AND document_id = $2 LIMIT 100`,
      [organizationId, id],
    );
    return [...(uploadedInReview === null ? [] : [uploadedInReview]), ...uses.map(({ subjectId }) => subjectId)];
  }

  /** The operator sees any organization's documents, a widget session those uploaded in its review. */
  private async find(caller: CallerOrSession, id: string): Promise<Document> {
    const owned = isOfHouse(caller) ? { id } : { id, organizationId: caller.organizationId };
    const document = await this.reads.one(Document, owned);
    if (document === undefined || isOutside(caller, document)) throw new ResourceNotFound('document', id);
    return document;
  }

  async view(document: Document): Promise<DocumentView> {
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

/** A session reaches what was uploaded in its review; who was invited no more than what they uploaded themselves. */
function isOutside(caller: CallerOrSession, { uploadedInReview, uploadedByInvitation }: Document): boolean {
  if (caller.kind !== 'session') return false;
  const { complianceReviewId, invitation } = caller;
  if (invitation !== undefined && uploadedByInvitation !== invitation.invitationId) return true;
  return uploadedInReview !== complianceReviewId;
}

/** Named by the id rather than by the file's name, which may be personal and would be left on the officer's machine. */
function sent(
  name: string,
  { bytes, contentType, extension }: DocumentFile,
  shown: 'attachment' | 'inline' = 'attachment',
): StreamableFile {
  return new StreamableFile(bytes, {
    type: contentType,
    length: bytes.length,
    disposition: `${shown}; filename="${name}.${extension}"`,
  });
}
