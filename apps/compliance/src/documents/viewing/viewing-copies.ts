import { Injectable } from '@nestjs/common';
import { DocumentRejected, ResourceNotFound } from '#errors';
import { Inspector, type WantedPage } from '#inspection';
import { detectDocumentType, tellingBytes } from '../formats/detect-document-type.js';
import type { Document } from '../records/document.entity.js';
import { type DocumentFile, extensionOf } from './document-file.js';

/**
 * The copy of a document that officers see. It is redrawn in a process of its own: a picture upright and without
 * metadata, a PDF as pictures of its pages; or one page, as a picture.
 */
@Injectable()
export class ViewingCopies {
  constructor(private readonly inspector: Inspector) {}

  async of(
    { organizationId, contentType }: Pick<Document, 'organizationId' | 'contentType'>,
    original: Buffer,
    page?: WantedPage,
  ): Promise<DocumentFile> {
    const drawn = await this.inspector.draw(organizationId, contentType, original, page);
    if (drawn.kind === 'noSuchPage') throw new ResourceNotFound('page', String(page?.number));
    if (drawn.kind === 'unreadable') throw new DocumentRejected('unreadable');
    const bytes = Buffer.from(drawn.bytes.buffer, drawn.bytes.byteOffset, drawn.bytes.length);
    return { bytes, ...(await typeOf(bytes)) };
  }
}

/** What drew it has opened a stranger's file, and is not believed: what it drew is what its bytes say. */
async function typeOf(bytes: Buffer): Promise<Omit<DocumentFile, 'bytes'>> {
  const contentType = await detectDocumentType(bytes.subarray(0, tellingBytes)).catch(() => undefined);
  if (contentType === undefined) throw new DocumentRejected('unreadable');
  return { contentType, extension: extensionOf[contentType] };
}
