import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { pictures } from '../../../../test/support/pictures.js';
import { inspectPicture } from './picture.js';

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

  test.each<[string, () => Sharp]>([
    ['of more than 100 million pixels', () => plain(10_001, 10_000).toColourspace('b-w').png({ compressionLevel: 1 })],
    ['stored in passes', () => plain(6_000, 6_000).ensureAlpha().toColourspace('rgb16').png({ progressive: true })],
  ])('%s that would fill the memory is not decoded', async (_, made) => {
    expect(await inspectPicture(await made().toBuffer())).toEqual(unreadable);
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
