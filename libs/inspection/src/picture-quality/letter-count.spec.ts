import { expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { pictures } from '../../../../test/support/documents/pictures.js';
import { lettersOn } from './letter-count.js';

async function lettersOf(picture: Sharp): Promise<number> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  return lettersOn({ pixels: data, width: info.width, height: info.height });
}

async function sized(picture: Sharp): Promise<Sharp> {
  return sharp(await picture.resize({ width: 1_000 }).png().toBuffer());
}

/** As by a hand that moves: each pixel is the mean of those along a line. */
async function shaken(picture: Sharp, pixels: number): Promise<Sharp> {
  const one = sharp(await picture.png().toBuffer());
  const kernel = Array.from({ length: pixels }, () => [0, 1, 0]).flat();
  return one.convolve({ width: 3, height: pixels, kernel });
}

test('print is counted, whichever way it runs', async () => {
  expect(await lettersOf(await sized(pictures.page()))).toBeGreaterThan(100);
  expect(await lettersOf((await sized(pictures.page())).rotate(90))).toBeGreaterThan(100);
});

test('what is left of it when the picture was shaken is not', async () => {
  expect(await lettersOf(await shaken(await sized(pictures.page()), 41))).toBeLessThan(2);
});

test('nor is the print of a desk around something that is covered', async () => {
  const page = await sized(pictures.page());
  const { width, height } = await page.metadata();
  const cover = { width: Math.round(width * 0.7), height: Math.round(height * 0.7), channels: 3 as const };
  const covered = page.composite([{ input: { create: { ...cover, background: '#c0b060' } } }]);
  expect(await lettersOf(sharp(await covered.png().toBuffer()))).toBe(0);
});
