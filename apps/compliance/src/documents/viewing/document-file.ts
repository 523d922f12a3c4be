import type { DocumentType } from '../formats/detect-document-type.js';

/** What an officer is sent. */
export interface DocumentFile {
  readonly bytes: Buffer;
  readonly contentType: DocumentType;
  readonly extension: string;
}

export const extensionOf: Readonly<Record<DocumentType, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
};
