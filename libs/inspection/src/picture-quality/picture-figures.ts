import type { GreyPicture } from '../image-processing/grey-picture.js';

const white = 255;

/** 0 black to 1 white. */
export function brightnessOf({ pixels }: GreyPicture): number {
  let sum = 0;
  for (const value of pixels) sum += value;
  return sum / pixels.length / white;
}

/** From its darkest to its brightest shade, 0 to 1. A page that is almost empty has all the contrast of its few words. */
export function contrastOf({ pixels }: GreyPicture): number {
  const counts = shadeCounts(pixels);
  const stray = Math.min(strayPixels, pixels.length / 4);
  return (white - shadeReachedAfter(counts.toReversed(), stray) - shadeReachedAfter(counts, stray)) / white;
}

/** 0 black to 255 white. */
export function medianShadeOf({ pixels }: GreyPicture): number {
  return shadeReachedAfter(shadeCounts(pixels), pixels.length / 2);
}

/** The variance of the Laplacian in the sharpest tile: an average over the whole would take a page with few words for a blurred one. */
export function sharpnessOf(picture: GreyPicture): number {
  let sharpest = 0;
  for (let top = 1; top < picture.height - 1; top += tileSide)
    for (let left = 1; left < picture.width - 1; left += tileSide)
      sharpest = Math.max(sharpest, laplacianVariance(picture, left, top));
  return sharpest;
}

/** About the height of two lines of text when an A4 page is 1,000 pixels high. */
const tileSide = 32;

function laplacianVariance({ pixels, width, height }: GreyPicture, left: number, top: number): number {
  const right = Math.min(left + tileSide, width - 1);
  const bottom = Math.min(top + tileSide, height - 1);
  const count = (right - left) * (bottom - top);
  let sum = 0;
  let squares = 0;
  for (let y = top; y < bottom; y++)
    for (let at = y * width + left; at < y * width + right; at++) {
      const around =
        shade(pixels, at - 1) + shade(pixels, at + 1) + shade(pixels, at - width) + shade(pixels, at + width);
      const value = 4 * shade(pixels, at) - around;
      sum += value;
      squares += value * value;
    }
  return squares / count - (sum / count) ** 2;
}

/** So few pixels at either end of the histogram are noise. */
const strayPixels = 16;

function shadeReachedAfter(counts: Uint32Array, pixels: number): number {
  let seen = 0;
  return counts.findIndex((count) => (seen += count) > pixels);
}

function shadeCounts(pixels: Uint8Array): Uint32Array {
  const counts = new Uint32Array(white + 1);
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function shade(pixels: Uint8Array, at: number): number {
  return pixels[at] ?? 0;
}
