import { deflateSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { packed, packedSpaces, pdfOf, pdfOfObjects, pdfWith, stream } from '../../../test/support/pdfs.js';
import { pictures } from '../../../test/support/pictures.js';
import { Inspector } from './inspector.js';
import { inspectPdf } from './pdf/pdf.js';

const inspector = new Inspector();
const pdf = 'application/pdf';
const unreadable = { kind: 'unreadable' };

function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#abc' } });
}

describe('a picture', () => {
  test.each<[string, (picture: Sharp) => Sharp]>([
    ['image/jpeg', (picture) => picture.jpeg()],
    ['image/jpeg', (picture) => picture.jpeg({ progressive: true })],
    ['image/png', (picture) => picture.png()],
    ['image/png', (picture) => picture.png({ progressive: true })],
    ['image/png', (picture) => picture.ensureAlpha(0.5).png()],
    ['image/png', (picture) => picture.toColourspace('rgb16').png()],
    ['image/jpeg', (picture) => picture.toColourspace('cmyk').jpeg()],
    ['image/webp', (picture) => picture.webp()],
    ['image/heic', (picture) => picture.avif({ effort: 0 })],
  ])('is measured whole: %s', async (contentType, saved) => {
    const bytes = await saved(pictures.card()).toBuffer();
    expect(await inspector.inspect(contentType, bytes)).toMatchObject({
      kind: 'image',
      isWhole: true,
      width: 1_600,
      height: 1_000,
      glare: 0,
    });
  });

  test.each([0.05, 0.5, 0.95, 0.999])('of which %d is there is not whole', async (share) => {
    for (const saved of [pictures.card().jpeg(), pictures.card().jpeg({ progressive: true }), pictures.card().png()]) {
      const bytes = await saved.toBuffer();
      const cut = bytes.subarray(0, Math.floor(bytes.length * share));
      expect(await inspector.inspect('image/jpeg', cut)).toMatchObject({ kind: 'image', isWhole: false });
    }
  });

  test('is measured alike at any size', async () => {
    const figures = async (width: number): Promise<unknown> =>
      inspector.inspect('image/png', await pictures.card(width).png().toBuffer());
    const similar = {
      kind: 'image',
      brightness: expect.closeTo(0.66, 1),
      contrast: expect.closeTo(0.95, 0),
    };
    expect(await figures(1_000)).toMatchObject(similar);
    expect(await figures(4_000)).toMatchObject(similar);
  });

  test.each<[string, () => Sharp]>([
    ['of more than 100 million pixels', () => plain(10_001, 10_000).toColourspace('b-w').png({ compressionLevel: 1 })],
    ['stored in passes', () => plain(6_000, 6_000).ensureAlpha().toColourspace('rgb16').png({ progressive: true })],
  ])('%s that would fill the memory is not decoded', async (_, made) => {
    expect(await inspector.inspect('image/png', await made().toBuffer())).toEqual(unreadable);
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
    ['text', 'not a picture'],
    ['nothing', ''],
  ])('that is %s is unreadable', async (_, text) => {
    expect(await inspector.inspect('image/png', Buffer.from(text))).toEqual(unreadable);
  });

  test('that is damaged anywhere never throws', async () => {
    const bytes = await pictures.card(300).jpeg().toBuffer();
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.uint8Array({ maxLength: 40 }), async (at, damage) => {
        const damaged = Buffer.from(bytes);
        damaged.set(damage.subarray(0, damaged.length - at), at);
        expect(['image', 'unreadable']).toContain((await inspector.inspect('image/jpeg', damaged)).kind);
      }),
    );
  });
});

describe('a PDF', () => {
  test('has its pages counted and its text read', async () => {
    const bytes = pdfOf([['Acme S.A. (Argentina)', 'No. 1234567'], ['Page two']]);
    const text = expect.stringMatching(/^Acme S\.A\. \(Argentina\)\nNo\. 1234567\s+Page two\s*$/);
    expect(await inspector.inspect(pdf, bytes)).toEqual({ kind: 'pdf', pages: 2, isWhole: true, text });
  });

  test('keeps the bytes that it was given', async () => {
    const bytes = pdfOf([['Acme']]);
    const copy = Buffer.from(bytes);
    await inspector.inspect(pdf, bytes);
    expect(bytes).toEqual(copy);
  });

  test('of pictures alone has no text', async () => {
    expect(await inspector.inspect(pdf, pdfOf([[]]))).toMatchObject({ pages: 1, isWhole: true, text: '' });
  });

  test('of no pages has none, whatever it says', async () => {
    expect(await inspector.inspect(pdf, pdfWith([]))).toMatchObject({ pages: 0 });
    expect(await inspector.inspect(pdf, pdfWith([], 1_000_000))).toMatchObject({ pages: 0 });
  });

  test('of very many pages is not read to its end', async () => {
    const bytes = pdfOf(Array.from({ length: 60 }, (_, page) => [`Page ${page + 1}.`]));
    const seen = await inspector.inspect(pdf, bytes);
    expect(seen).toMatchObject({ pages: 60, isWhole: true, text: expect.stringContaining('Page 50.') });
    expect(seen).toMatchObject({ text: expect.not.stringContaining('Page 51.') });
  });

  test('that ends too early is unreadable', async () => {
    const bytes = pdfOf([['Acme']]);
    expect(await inspector.inspect(pdf, bytes.subarray(0, 150))).toEqual(unreadable);
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
    const seen = await inspector.inspect(pdf, bytes);
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(seen.kind === 'unreadable' || (seen.kind === 'pdf' && !seen.isWhole)).toBe(true);
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
        expect(['pdf', 'unreadable']).toContain((await inspector.inspect(pdf, damaged)).kind);
      }),
      { numRuns: 20 },
    );
  });
});
