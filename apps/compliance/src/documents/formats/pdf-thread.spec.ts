import { afterAll, describe, expect, test } from '@jest/globals';
import { DocumentRejected, ServiceUnavailable } from '#errors';
import { PdfThread } from './pdf-thread.js';

const pdfs = new PdfThread();
afterAll(() => pdfs.onApplicationShutdown());

const plain = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
const script = '9 0 obj\n<< /S /JavaScript >>\nendobj\n';

async function judged(...parts: readonly string[]): Promise<string> {
  const reader = pdfs.reader();
  try {
    for (const part of parts) await reader.read(Buffer.from(part));
    await reader.end(0);
    return 'taken';
  } catch (refused) {
    if (refused instanceof DocumentRejected) return refused.params.reason;
    if (refused instanceof ServiceUnavailable) return 'unavailable';
    throw refused;
  } finally {
    reader.close?.();
  }
}

describe('PDFs in a thread of their own', () => {
  test('are judged each by its own bytes, many at a time', async () => {
    const verdicts = await Promise.all([
      judged(plain),
      judged(plain, script, plain),
      judged(plain, 'trailer << /Encrypt 3 0 R >>'),
      judged(plain, '9 0 obj << /Subtype /Image /Width 99999', '9 /Height 999999 >>', ' ', ' '),
      judged('%PDF-1.7'),
      judged(plain, plain),
    ]);
    expect(verdicts).toEqual(['taken', 'scripted', 'encrypted', 'bomb', 'unreadable', 'taken']);
  });

  test('are answered that the service is unavailable if it ends, and the next get a new one', async () => {
    const [atRest, atWork, before] = [pdfs.reader(), pdfs.reader(), pdfs.reader()];
    await atRest.read(Buffer.from(plain));
    await atWork.read(Buffer.alloc(1_000_000, script));
    const ended = expect(atWork.end(0)).rejects.toThrow(ServiceUnavailable);
    await pdfs.onApplicationShutdown();
    await ended;
    for (const reader of [atRest, before]) {
      await expect(reader.end(0)).rejects.toThrow(ServiceUnavailable);
      reader.close?.();
    }
    expect(await judged(plain, script)).toBe('scripted');
  });
});
