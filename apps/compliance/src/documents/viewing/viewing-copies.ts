import { Injectable } from '@nestjs/common';
import { DocumentRejected } from '#errors';
import { Inspector } from '#inspection';
import type { DocumentType } from '../formats/detect-document-type.js';
import { type DocumentFile, extensionOf } from './document-file.js';

/**
 * The copy of a document that officers see. It is drawn anew in a process of its own: a picture upright and without
 * metadata, a PDF as pictures of its pages.
 */
@Injectable()
export class ViewingCopies {
  constructor(private readonly inspector: Inspector) {}

  async of(contentType: DocumentType, original: Buffer): Promise<DocumentFile> {
    const drawn = await this.inspector.draw(contentType, original);
    if (drawn.kind === 'unreadable') throw new DocumentRejected('unreadable');
    return {
      bytes: Buffer.from(drawn.bytes.buffer, drawn.bytes.byteOffset, drawn.bytes.length),
      contentType: drawn.contentType,
      extension: extensionOf[drawn.contentType],
    };
  }
}
