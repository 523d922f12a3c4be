import { deflateSync } from 'node:zlib';
import { PdfRefused } from '../../../apps/compliance/src/documents/formats/pdf-findings.js';
import { PdfReader } from '../../../apps/compliance/src/documents/formats/pdf-reader.js';
import { pictureLimits } from '../../../apps/compliance/src/documents/formats/picture-limits.js';

export const plain = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';

/** What becomes of a file whose bytes arrive in pieces of these sizes, in turn. */
export async function judged(bytes: Uint8Array, sizes: readonly number[] = [bytes.length]): Promise<string> {
  const reader = new PdfReader(pictureLimits);
  try {
    for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
      const size = sizes[turn % sizes.length] ?? 1;
      await reader.read(Buffer.from(bytes.subarray(at, at + size)));
      at += size;
    }
    await reader.end();
    return 'taken';
  } catch (refused) {
    if (refused instanceof PdfRefused) return refused.reason;
    throw refused;
  }
}

export function packed(text: string, type = '/Type /ObjStm '): Buffer {
  const head = `${plain}5 0 obj\n<< ${type}/N 1 /First 4 /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), deflateSync(text), Buffer.from('\nendstream\nendobj\n')]);
}
