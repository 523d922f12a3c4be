import { deflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { packed, packedSpaces, pdfOf, pdfOfObjects, pdfWith, stream } from '../../../../test/support/pdfs.js';
import { nothingRead } from '../inspection.js';
import { inspectPdf } from './pdf.js';

const unreadable = { kind: 'unreadable' };

describe('a PDF', () => {
  test('has its pages counted and its text read', async () => {
    const bytes = pdfOf([['Acme S.A. (Argentina)', 'No. 1234567'], ['Page two']]);
    const text = expect.stringMatching(/^Acme S\.A\. \(Argentina\)\nNo\. 1234567\s+Page two\s*$/);
    expect(await inspectPdf(bytes)).toEqual({ kind: 'pdf', pages: 2, isWhole: true, text, readings: nothingRead });
  });

  test('keeps the bytes that it was given', async () => {
    const bytes = pdfOf([['Acme']]);
    const copy = Buffer.from(bytes);
    await inspectPdf(bytes);
    expect(bytes).toEqual(copy);
  });

  test('of pictures alone has no text', async () => {
    expect(await inspectPdf(pdfOf([[]]))).toMatchObject({ pages: 1, isWhole: true, text: '' });
  });

  test('of no pages has none, whatever it says', async () => {
    expect(await inspectPdf(pdfWith([]))).toMatchObject({ pages: 0 });
    expect(await inspectPdf(pdfWith([], 1_000_000))).toMatchObject({ pages: 0 });
  });

  test('of very many pages is not read to its end', async () => {
    const bytes = pdfOf(Array.from({ length: 60 }, (_, page) => [`Page ${page + 1}.`]));
    const seen = await inspectPdf(bytes);
    expect(seen).toMatchObject({ pages: 60, isWhole: true, text: expect.stringContaining('Page 50.') });
    expect(seen).toMatchObject({ text: expect.not.stringContaining('Page 51.') });
  });

  test('that ends too early is unreadable', async () => {
    const bytes = pdfOf([['Acme']]);
    expect(await inspectPdf(bytes.subarray(0, 150))).toEqual(unreadable);
  });

  const much = packedSpaces(512);
  const flate = '/Filter /FlateDecode';
  const twice = '/Filter [/FlateDecode /FlateDecode]';
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nonsense', () => Buffer.from('%PDF-1.4 hello')],
    ['nothing', () => Buffer.alloc(0)],
    ['a circle of pages', () => pdfOfObjects(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Kids [2 0 R] /Count 1 >>'])],
    ['brackets without end', () => pdfWith([Buffer.from('['.repeat(200_000))])],
    ['a stream of 512 MiB', async () => pdfWith([stream(flate, await much)])],
    ['a stream packed twice', async () => pdfWith([stream(twice, deflateSync(await much))])],
  ])('of %s is found out within 5 seconds, and takes little memory', async (_, made) => {
    const bytes = await made();
    const before = process.resourceUsage().maxRSS;
    const start = performance.now();
    const seen = await inspectPdf(bytes);
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(seen.kind === 'unreadable' || !seen.isWhole).toBe(true);
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(300 * 1_024);
  });

  test('that takes too long is given up, and its worker ended', async () => {
    const slow = pdfWith([packed(Buffer.from(`BT /F1 12 Tf ${'(x) Tj '.repeat(3_000_000)} ET`))]);
    expect(await inspectPdf(slow, 500)).toEqual(unreadable);
  });

  test('that is damaged anywhere never throws', async () => {
    const bytes = pdfOf([['Acme S.A.']]);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.uint8Array({ maxLength: 20 }), async (at, damage) => {
        const damaged = Buffer.from(bytes);
        damaged.set(damage.subarray(0, damaged.length - at), at);
        expect(['pdf', 'unreadable']).toContain((await inspectPdf(damaged)).kind);
      }),
      { numRuns: 20 },
    );
  });
});
