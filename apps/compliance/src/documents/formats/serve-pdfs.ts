// In the thread in which PDFs are examined, several in turn: each comes over a port of its own.
import type { MessagePort } from 'node:worker_threads';
import type { DocumentRejection } from '#errors';
import { PdfRefused } from './pdf-findings.js';
import { PdfReader } from './pdf-reader.js';
import type { PictureLimits } from './picture-size.js';

/** The next bytes of a PDF, or that all of them have come. Each is answered, in order. */
export type PdfNews = { readonly bytes: Uint8Array } | 'end';
export type PdfAnswer = 'goOn' | { readonly refused: DocumentRejection } | { readonly failed: string };

export function serve(port: MessagePort, largestPicture: PictureLimits): void {
  const reader = new PdfReader(largestPicture);
  let reading = Promise.resolve();
  port.on('message', (news: PdfNews) => {
    reading = reading.then(() => (news === 'end' ? reader.end() : reader.read(asBuffer(news.bytes))));
    reading.then(
      () => port.postMessage('goOn' satisfies PdfAnswer),
      (cause: unknown) => port.postMessage(answerTo(cause)),
    );
  });
  port.on('close', () => reader.drop());
}

function answerTo(cause: unknown): PdfAnswer {
  return cause instanceof PdfRefused ? { refused: cause.reason } : { failed: String(cause) };
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
