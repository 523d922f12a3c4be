import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Sharp } from 'sharp';
import { pngOf, pngPromising } from '../../../../test/support/documents/documents.js';
import { packedRun } from '../../../../test/support/documents/packed-runs.js';
import { pictures } from '../../../../test/support/documents/pictures.js';
import { inspectPicture } from './inspect-picture.js';

const unreadable = { kind: 'unreadable' };

/** Where the seven passes of a PNG begin, and how far apart their pixels lie. */
const passes = [
  { x: 0, y: 0, across: 8, down: 8 },
  { x: 4, y: 0, across: 8, down: 8 },
  { x: 0, y: 4, across: 4, down: 8 },
  { x: 2, y: 0, across: 4, down: 4 },
  { x: 0, y: 2, across: 2, down: 4 },
  { x: 1, y: 0, across: 2, down: 2 },
  { x: 0, y: 1, across: 1, down: 2 },
] as const;

/** All of it is there: eight bytes for each pixel, and one before each row. */
function inPasses(side: number): Buffer {
  const bytes = passes.map(({ x, y, across, down }) => {
    const [width, height] = [Math.ceil((side - x) / across), Math.ceil((side - y) / down)];
    return height * (1 + 8 * width);
  });
  const pixels = packedRun(
    0,
    bytes.reduce((sum, one) => sum + one),
  );
  return pngOf({ width: side, height: side, bits: 16, kind: 6, interlaced: true }, pixels);
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
  ])('is measured whole: %s', async (_, saved) => {
    const bytes = await saved(pictures.card()).toBuffer();
    expect(await inspectPicture(bytes)).toMatchObject({
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
      expect(await inspectPicture(cut)).toMatchObject({ kind: 'image', isWhole: false });
    }
  });

  test('is measured alike at any size', async () => {
    const figures = async (width: number): Promise<unknown> =>
      inspectPicture(await pictures.card(width).png().toBuffer());
    const similar = {
      kind: 'image',
      brightness: expect.closeTo(0.66, 1),
      contrast: expect.closeTo(0.95, 0),
    };
    expect(await figures(1_000)).toMatchObject(similar);
    expect(await figures(4_000)).toMatchObject(similar);
  });

  test('of more than 100 million pixels is not decoded, as one that is damaged is', async () => {
    expect(await inspectPicture(pngPromising(10_001, 10_000))).toEqual(unreadable);
    expect(await inspectPicture(pngPromising(1_000, 1_000))).toMatchObject({ kind: 'image', isWhole: false });
  });

  test('stored in passes that would fill the memory is not decoded', async () => {
    expect(await inspectPicture(inPasses(5_800))).toEqual(unreadable);
    expect(await inspectPicture(inPasses(200))).toMatchObject({ kind: 'image', isWhole: true });
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'],
    ['text', 'not a picture'],
    ['nothing', ''],
  ])('that is %s is unreadable', async (_, text) => {
    expect(await inspectPicture(Buffer.from(text))).toEqual(unreadable);
  });

  test('that is damaged anywhere never throws', async () => {
    const bytes = await pictures.card(300).jpeg().toBuffer();
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.uint8Array({ maxLength: 40 }), async (at, damage) => {
        const damaged = Buffer.from(bytes);
        damaged.set(damage.subarray(0, damaged.length - at), at);
        expect(['image', 'unreadable']).toContain((await inspectPicture(damaged)).kind);
      }),
    );
  });
});
