import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { afterAll, expect, test } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { DocumentTooLarge } from '#errors';
import { until } from '../../../../../test/support/run/until.js';
import { PdfThread } from '../formats/pdf-thread.js';
import { Examination, largestDocumentBytes } from './examination.js';

const pdfs = new PdfThread();
afterAll(() => pdfs.onApplicationShutdown());

const beginning = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';

/** A PDF of so many bytes, as it comes out of its examination. */
async function examined(sizeBytes: number): Promise<{ sizeBytes: number; passed: number }> {
  const examination = new Examination(pdfs);
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

/** How often the thread is given to others while a file is examined whose pieces all lie ready. */
async function turnsDuring(pieces: readonly Buffer[]): Promise<number> {
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  const examination = new Examination(pdfs);
  await pipeline(Readable.from(pieces), examination, async (passing: AsyncIterable<Buffer>) => {
    for await (const _ of passing);
  }).catch(() => undefined);
  clearImmediate(next);
  return turns;
}

const jpegHead = 'ffd8ffe00002';
const pngHead = '89504e470d0a1a0a0000000d49484452000000640000006408';

test.each([
  ['a JPEG of many segments', `${jpegHead}${'ffe10002'.repeat(2_000_000)}`, 64 * 1024, 60],
  ['a PNG', pngHead + '00'.repeat(8_000_000), 64 * 1024, 60],
  ['all of it at once', pngHead + '00'.repeat(8_000_000), 8_000_100, 60],
  ['byte by byte', pngHead + '00'.repeat(20_000), 1, 150],
])('%s leaves others their turns, however fast it comes', async (_, hex, pieceBytes, turns) => {
  const bytes = Buffer.from(hex, 'hex');
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_piece, at) =>
    bytes.subarray(at * pieceBytes, (at + 1) * pieceBytes),
  );
  expect(await turnsDuring(pieces)).toBeGreaterThanOrEqual(turns);
});

function openPorts(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'MessagePort').length;
}

test('of a PDF that does not come to its end, nothing stays in the thread', async () => {
  const before = openPorts();
  const examination = new Examination(pdfs);
  examination.write(Buffer.alloc(100_000, beginning));
  await until('it is examined', () => openPorts() > before);
  examination.destroy();
  await finished(examination).catch(() => undefined);
  await until('it is forgotten', () => openPorts() === before);
});
