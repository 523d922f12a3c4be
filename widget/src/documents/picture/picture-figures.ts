import { type Shades, glareOf } from './reflections.js';

/** RGBA, row by row. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The same figures as on the server, from 0 to 1 except `sharpness`. */
export interface PictureFigures {
  readonly brightness: number;
  /** The distance between the darkest and the brightest shade. */
  readonly contrast: number;
  /** Variance of the Laplacian in the sharpest tile, or in the first tile that is certainly sharp. */
  readonly sharpness: number;
  /** The share that reflections have overexposed. */
  readonly glare: number;
}

/** Pictures are scaled down to this longer side before they are measured, as on the server. */
export const measuredSide = 1_000;

export function figuresOf(pixels: Pixels): PictureFigures {
  const picture = greyOf(pixels);
  const counts = countsOf(picture.shades);
  const area = picture.shades.length;
  const stray = Math.min(strayPixels, area / 4);
  return {
    brightness: counts.reduce((sum, count, shade) => sum + count * shade, 0) / area / white,
    contrast: (white - reachedAfter(counts.toReversed(), stray) - reachedAfter(counts, stray)) / white,
    sharpness: sharpnessOf(picture),
    glare: glareOf(picture, { median: reachedAfter(counts, area / 2), brightest: reachedAfter(counts, area - 1) }),
  };
}

const white = 255;
/** This many pixels at either end of the histogram are ignored as noise. */
const strayPixels = 16;
/** Far above every limit, so measuring can stop here. */
const plenty = 2_000;
/** About two lines of print on a page that is 1,000 pixels high. */
const tileSide = 32;

/** Reads four bytes at a time, for speed. */
function greyOf({ data, width, height }: Pixels): Shades {
  const shades = new Uint8Array(width * height);
  const colours = new Uint32Array(data.buffer, data.byteOffset, shades.length);
  for (let at = 0; at < shades.length; at++) {
    const colour = colours[at] ?? 0;
    shades[at] = (54 * (colour & 255) + 183 * ((colour >> 8) & 255) + 19 * ((colour >> 16) & 255)) >> 8;
  }
  return { shades, width, height };
}

function countsOf(shades: Uint8Array): Uint32Array {
  const counts = new Uint32Array(white + 1);
  for (let at = 0; at < shades.length; at++) {
    const shade = shades[at] ?? 0;
    counts[shade] = (counts[shade] ?? 0) + 1;
  }
  return counts;
}

function reachedAfter(counts: Uint32Array, pixels: number): number {
  let seen = 0;
  return counts.findIndex((count) => (seen += count) > pixels);
}

function sharpnessOf(picture: Shades): number {
  let sharpest = 0;
  for (let top = 1; top < picture.height - 1; top += tileSide)
    for (let left = 1; left < picture.width - 1; left += tileSide) {
      sharpest = Math.max(sharpest, edgesIn(picture, left, top));
      if (sharpest > plenty) return sharpest;
    }
  return sharpest;
}

/** Samples every second row, for speed on slow phones. */
function edgesIn({ shades, width, height }: Shades, left: number, top: number): number {
  const right = Math.min(left + tileSide, width - 1);
  const bottom = Math.min(top + tileSide, height - 1);
  let sum = 0;
  let squares = 0;
  for (let row = top; row < bottom; row += 2)
    for (let at = row * width + left, end = row * width + right; at < end; at++) {
      const beside = (shades[at - 1] ?? 0) + (shades[at + 1] ?? 0);
      const aboveAndBelow = (shades[at - width] ?? 0) + (shades[at + width] ?? 0);
      const edge = 4 * (shades[at] ?? 0) - beside - aboveAndBelow;
      sum += edge;
      squares += edge * edge;
    }
  const count = (right - left) * Math.ceil((bottom - top) / 2);
  return squares / count - (sum / count) ** 2;
}
