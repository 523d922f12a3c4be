import { type Hash, createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { DocumentTooLarge, ValidationFailed } from '#errors';
import { type DocumentType, detectDocumentType, tellingBytes } from '../formats/detect-document-type.js';
import type { FormatReader } from '../formats/format-reader.js';
import { PdfReader } from '../formats/pdf-reader.js';
import { pictureReader } from '../formats/picture-reader.js';

export const largestDocumentBytes = 10 * 1024 * 1024;

export interface ExaminedFile {
  readonly contentType: DocumentType;
  readonly sizeBytes: number;
  readonly sha256: Buffer;
}

/** Examines a file that passes through it unchanged. A file that may not be kept stops the stream. */
export class Examination extends Transform {
  private readonly hash: Hash = createHash('sha256');
  private sizeBytes = 0;
  private head: Buffer = Buffer.alloc(0);
  private known: { contentType: DocumentType; reader: FormatReader } | undefined;
  private sha256: Buffer | undefined;

  constructor() {
    super({ highWaterMark: 256 * 1024 });
  }

  findings(): ExaminedFile {
    if (this.known === undefined || this.sha256 === undefined) throw new Error('The file has not been examined yet');
    return { contentType: this.known.contentType, sizeBytes: this.sizeBytes, sha256: this.sha256 };
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.sizeBytes += bytes.length;
    if (this.sizeBytes > largestDocumentBytes) return done(new DocumentTooLarge(largestDocumentBytes));
    this.hash.update(bytes);
    this.looked(bytes, (refused) => (refused === undefined ? done(null, bytes) : done(refused)));
  }

  override _flush(done: TransformCallback): void {
    this.finish().then(
      () => done(),
      (refused: unknown) => done(refused as Error),
    );
  }

  /** Avoids a promise for each chunk, as there is hardly ever anything to wait for. */
  private looked(bytes: Buffer, done: (refused?: Error) => void): void {
    let looking: Promise<unknown> | undefined;
    try {
      looking = this.look(bytes);
    } catch (refused) {
      return done(refused as Error);
    }
    if (looking === undefined) return done();
    looking.then(
      () => done(),
      (refused: unknown) => done(refused as Error),
    );
  }

  private look(bytes: Buffer): Promise<unknown> | undefined {
    if (this.known !== undefined) return this.known.reader.read(bytes);
    this.head = this.head.length === 0 ? bytes : Buffer.concat([this.head, bytes]);
    return this.head.length >= tellingBytes ? this.recognize() : undefined;
  }

  private async recognize(): Promise<FormatReader> {
    const contentType = await detectDocumentType(this.head.subarray(0, tellingBytes));
    const reader = contentType === 'application/pdf' ? new PdfReader() : pictureReader(contentType);
    this.known = { contentType, reader };
    await reader.read(this.head);
    return reader;
  }

  private async finish(): Promise<void> {
    if (this.sizeBytes === 0) throw ValidationFailed.at('file', 'must not be empty');
    const reader = this.known?.reader ?? (await this.recognize());
    await reader.end(this.sizeBytes);
    this.sha256 = this.hash.digest();
  }
}
