import type { GreyPicture } from '../image-processing/grey-picture.js';

/** So many pixels are enough to measure the angle. */
const mostPixels = 40_000;
const coarse = Math.PI / 120;
const fine = coarse / 8;

/**
 * The angles at which lines of print run, the likeliest first, from 0 to 180 degrees: they do not show which way is up.
 * They are the maxima over projection profiles, which alternate between dark and bright only along the lines.
 */
export function skewAnglesOf(ink: GreyPicture, most = 2): number[] {
  const pixelsOfInk = darkestOf(ink);
  const scores = Array.from({ length: 120 }, (_, step) => profileContrast(pixelsOfInk, ink, step * coarse));
  const found = peaksOf(scores, most).map((step) => refined(pixelsOfInk, ink, step * coarse));
  // Columns of characters and the edges of print are as straight as lines.
  return found.flatMap((radians) => [radians, radians + Math.PI / 2]);
}

function refined(pixelsOfInk: Int32Array, ink: GreyPicture, about: number): number {
  let [best, highest] = [about, -1];
  for (let step = -8; step <= 8; step++) {
    const score = profileContrast(pixelsOfInk, ink, about + step * fine);
    if (score > highest) [best, highest] = [about + step * fine, score];
  }
  return best;
}

function darkestOf({ pixels }: GreyPicture): Int32Array {
  const counts = new Uint32Array(256);
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1;
  let [shade, count] = [256, 0];
  while (shade > 8 && count < mostPixels) count += counts[--shade] ?? 0;
  const pixelsOfInk = new Int32Array(count);
  let found = 0;
  for (let at = 0; at < pixels.length && found < count; at++) if ((pixels[at] ?? 0) >= shade) pixelsOfInk[found++] = at;
  return pixelsOfInk.subarray(0, found);
}

/** The contrast of the projection profile at this angle. Each pixel is split between two bins: at 45 degrees the pixel grid would show otherwise. */
function profileContrast(pixelsOfInk: Int32Array, { width, height }: GreyPicture, radians: number): number {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const bins = new Float32Array(2 * Math.ceil(Math.hypot(width, height)) + 4);
  const middle = bins.length / 2;
  for (const at of pixelsOfInk) {
    const y = Math.trunc(at / width);
    const across = y * cos - (at - y * width) * sin + middle;
    const bin = Math.trunc(across);
    bins[bin] = (bins[bin] ?? 0) + bin + 1 - across;
    bins[bin + 1] = (bins[bin + 1] ?? 0) + across - bin;
  }
  let changes = 0;
  for (let bin = 2; bin < bins.length; bin++) changes += ((bins[bin] ?? 0) - (bins[bin - 2] ?? 0)) ** 2;
  return changes;
}

/** The highest, then the highest that is not next to it. */
function peaksOf(scores: readonly number[], most: number): number[] {
  const order = scores.map((_, step) => step).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const peaks: number[] = [];
  for (const step of order) {
    const isApart = peaks.every((peak) => apart(peak, step, scores.length) > scores.length / 12);
    if (peaks.length < most && isApart) peaks.push(step);
  }
  return peaks;
}

function apart(one: number, other: number, count: number): number {
  const distance = Math.abs(one - other);
  return Math.min(distance, count - distance);
}
