import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { packed, packedSpaces, pdfOf, pdfOfObjects, pdfWith, stream } from '../../../../test/support/documents/pdfs.js';
import { isWhole } from '../../../../test/support/run/sweep.js';
import type { GreyPicture } from '../image-processing/grey-picture.js';
import { contrastOf, medianShadeOf } from '../picture-quality/picture-figures.js';
import { pagePictures } from './page-pictures.js';

const wanted = { pages: [0, 1, 2], longestSide: 600 };

/** A page of this many points, of which a picture is the upper half: black on its left, white on its right. */
async function scanOf(width: number, height: number, more = ''): Promise<Buffer> {
  const half = { width: 40, height: 40 };
  const black = await sharp({ create: { ...half, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const picture = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#fff' } })
    .composite([{ input: black, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] ${more} /Contents 4 0 R
      /Resources << /XObject << /Scan 5 0 R >> >> >>`,
    stream('', Buffer.from(`q ${width} 0 0 ${height / 2} 0 ${height / 2} cm /Scan Do Q`)),
    stream(
      '/Type /XObject /Subtype /Image /Width 80 /Height 40 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
      picture,
    ),
  ]);
}

/** Its shades at the middle of each quarter: upper left, upper right, lower left, lower right. */
async function quartersOf(bytes: Buffer): Promise<number[]> {
  const picture = (await pagePictures(bytes, wanted)).get(0);
  if (picture === undefined) throw new Error('There is no picture.');
  const { pixels, width, height } = picture;
  const at = (x: number, y: number): number => pixels[Math.floor(y * height) * width + Math.floor(x * width)] ?? NaN;
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].map((shade) => Math.round(shade / 255));
}

describe('the pages of a PDF', () => {
  test('are drawn in the size that is asked for, no more than are asked for', async () => {
    const pages = pdfOf([['One'], ['Two'], ['Three'], ['Four']]);
    const pictures = [...(await pagePictures(pages, wanted)).values()];
    expect(pictures.map(({ width, height, pixels }) => [width, height, pixels.length])).toEqual(
      Array.from({ length: 3 }, () => [464, 600, 464 * 600]),
    );
    for (const picture of pictures) {
      expect(medianShadeOf(picture)).toBe(255);
      expect(contrastOf(picture)).toBeGreaterThan(0.5);
    }
  });

  test('are those that are asked for, as far as there are any', async () => {
    const pages = pdfOf([['One'], [], ['Three']]);
    const pictures = await pagePictures(pages, { ...wanted, pages: [1, 2, 3] });
    expect([...pictures].map(([page, { pixels }]) => [page, pixels.some((shade) => shade < 128)])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  test('show the scans that they hold, turned as the page is', async () => {
    expect(await quartersOf(await scanOf(400, 400))).toEqual([0, 1, 1, 1]);
    expect(await quartersOf(await scanOf(400, 400, '/Rotate 90'))).toEqual([1, 0, 1, 1]);
    expect(await quartersOf(await scanOf(400, 400, '/Rotate 180'))).toEqual([1, 1, 1, 0]);
  });

  test.each([
    [1_036_800, 1_036_800, 600, 600],
    [3, 2, 600, 400],
    [1, 14_400, 1, 600],
  ])('of %d by %d points take no more room than others', async (width, height, drawnWidth, drawnHeight) => {
    const pictures = await pagePictures(await scanOf(width, height), wanted);
    expect([...pictures.values()]).toEqual([
      { width: drawnWidth, height: drawnHeight, pixels: expect.any(Uint8Array) },
    ]);
  });

  test('are left out where they are broken', async () => {
    const pages = '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>';
    const good = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>';
    const bytes = pdfOfObjects(['<< /Type /Catalog /Pages 2 0 R >>', pages, 'null', good]);
    expect((await pagePictures(bytes, wanted)).size).toBeLessThan(3);
  });
});

/** A colour that is one of a table of colours that are one of a table, and so on: deeper than anybody can look. */
function endlessColour(): Buffer {
  return pdfOfObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R /Resources << /ColorSpace << /C 5 0 R >> >> >>',
    stream('', Buffer.from('/C cs 1 sc 0 0 99 99 re f')),
    ...Array.from({ length: 20_000 }, (_, at) => `[/Indexed ${at + 6} 0 R 1 <000000ffffff>]`),
    '/DeviceRGB',
  ]);
}

describe('a hostile PDF', () => {
  test('that brings down what draws it has no pages, and the next one has its own', async () => {
    expect((await pagePictures(endlessColour(), wanted)).size).toBe(0);
    expect((await pagePictures(pdfOf([['One']]), wanted)).size).toBe(1);
  });

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a circle of pages', () => pdfOfObjects(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Kids [2 0 R] /Count 1 >>'])],
    ['brackets without end', () => pdfWith([Buffer.from('['.repeat(200_000))])],
    ['a stream of 64 MiB', () => pdfWith([stream('/Filter /FlateDecode', packedSpaces(64))])],
    ['a million pages', () => pdfWith([], 1_000_000)],
    ['much text on one spot', () => pdfWith([packed(Buffer.from(`BT /F1 12 Tf ${'(x) Tj '.repeat(50_000)} ET`))])],
  ])('of %s comes to its end', async (_, made) => {
    const bytes = await made();
    const start = performance.now();
    await pagePictures(bytes, wanted).catch(() => undefined);
    expect(performance.now() - start).toBeLessThan(40_000);
  });

  test.each([
    ['nonsense', Buffer.from('%PDF-1.4 hello')],
    ['nothing', Buffer.alloc(0)],
  ])('of %s throws', async (_, bytes) => {
    await expect(pagePictures(bytes, wanted)).rejects.toThrow(Error);
  });

  test('that is damaged anywhere gives pictures of the size asked for, or throws', async () => {
    const bytes = await scanOf(400, 400);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.uint8Array({ maxLength: 20 }), async (at, damage) => {
        const damaged = Buffer.from(bytes);
        damaged.set(damage.subarray(0, damaged.length - at), at);
        const pictures = await pagePictures(damaged, wanted).catch(() => new Map<number, GreyPicture>());
        for (const { width, height, pixels } of pictures.values()) expect(pixels).toHaveLength(width * height);
      }),
      { numRuns: isWhole ? 20 : 6 },
    );
  });
});
