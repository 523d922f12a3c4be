import { type Hash, createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { promisify } from 'node:util';
import { DocumentTooLarge, ValidationFailed } from '#errors';
import { type DocumentType, detectDocumentType, tellingBytes } from '../formats/detect-document-type.js';
import type { FormatReader } from '../formats/format-reader.js';
import type { PdfThread } from '../formats/pdf-thread.js';
import { pictureReader } from '../formats/picture-reader.js';

export const largestDocumentBytes = 10 * 1024 * 1024;

/** Examined without a pause: a millisecond's work, however fast they come. */
const examinedAtOnce = 64 * 1024;
/** What even a piece of one byte counts as. */
const leastBytes = 1024;

/** A request of somebody else takes several turns of the loop: with a piece in each, it would wait for several pieces. */
const turnsOfOthers = 4;

const aTurn = promisify(setImmediate);

async function othersHadTheirTurns(): Promise<void> {
  for (let turn = 0; turn < turnsOfOthers; turn += 1) await aTurn();
}

export interface ExaminedFile {
  readonly contentType: DocumentType;
  readonly sizeBytes: number;
  readonly sha256: Buffer;
}

/** Examines a file that passes through it unchanged. A file that may not be kept stops the stream. */
export class Examination extends Transform {
  private readonly hash: Hash = createHash('sha256');
  private sizeBytes = 0;
  private sincePause = 0;
  private head: Buffer = Buffer.alloc(0);
  private known: { contentType: DocumentType; reader: FormatReader } | undefined;
  private sha256: Buffer | undefined;

  constructor(private readonly pdfs: PdfThread) {
    super({ highWaterMark: 256 * 1024 });
  }

  findings(): ExaminedFile {
    if (this.known === undefined || this.sha256 === undefined) throw new Error('The file has not been examined yet');
    return { contentType: this.known.contentType, sizeBytes: this.sizeBytes, sha256: this.sha256 };
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.examine(bytes).then(
      () => done(null, bytes),
      (refused: unknown) => done(refused as Error),
    );
  }

  override _flush(done: TransformCallback): void {
    this.finish().then(
      () => done(),
      (refused: unknown) => done(refused as Error),
    );
  }

  override _destroy(cause: Error | null, done: (cause: Error | null) => void): void {
    this.known?.reader.close?.();
    done(cause);
  }

  private async examine(bytes: Buffer): Promise<void> {
    this.sizeBytes += bytes.length;
    if (this.sizeBytes > largestDocumentBytes) throw new DocumentTooLarge(largestDocumentBytes);
    for (let at = 0; at < bytes.length; at += examinedAtOnce) {
      const piece = bytes.subarray(at, at + examinedAtOnce);
      this.hash.update(piece);
      await this.look(piece);
      this.sincePause += Math.max(piece.length, leastBytes);
      if (this.sincePause < examinedAtOnce) continue;
      this.sincePause = 0;
      await othersHadTheirTurns();
    }
  }

  private async look(bytes: Buffer): Promise<void> {
    if (this.known !== undefined) return this.known.reader.read(bytes);
    this.head = this.head.length === 0 ? bytes : Buffer.concat([this.head, bytes]);
    if (this.head.length >= tellingBytes) await this.recognize();
  }

  private async recognize(): Promise<FormatReader> {
    const contentType = await detectDocumentType(this.head.subarray(0, tellingBytes));
    if (this.destroyed) throw new Error('Nothing more comes of this file');
    const reader = contentType === 'application/pdf' ? this.pdfs.reader() : pictureReader(contentType);
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
