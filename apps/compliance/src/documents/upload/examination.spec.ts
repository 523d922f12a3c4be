import { expect, test } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { DocumentTooLarge } from '#errors';
import { Examination, largestDocumentBytes } from './examination.js';

const beginning = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';

/** A PDF of so many bytes, as it comes out of its examination. */
async function examined(sizeBytes: number): Promise<{ sizeBytes: number; passed: number }> {
  const examination = new Examination();
  const bytes = Buffer.alloc(sizeBytes, ' ');
  bytes.write(beginning);
  const passing = buffer(examination);
  examination.end(bytes);
  const passed = await passing;
  return { sizeBytes: examination.findings().sizeBytes, passed: passed.length };
}

test('a document may be as large as the largest, and not a byte larger', async () => {
  const sizeBytes = largestDocumentBytes;
  expect(await examined(sizeBytes)).toEqual({ sizeBytes, passed: sizeBytes });
  await expect(examined(sizeBytes + 1)).rejects.toThrow(DocumentTooLarge);
});
