import type { GreyPicture } from '../image-processing/grey-picture.js';

/** So many places tell the direction of a page; more take time alone. */
const mostPlaces = 40_000;
const coarse = Math.PI / 120;
const fine = coarse / 8;

/**
 * At which angles lines of print run, the likeliest first, from 0 to 180 degrees: which side is up they do not tell.
 * Seen along its lines, a page is dark and bright by turns; seen at any other angle it is grey.
 */
export function directionsOfText(ink: GreyPicture, most = 2): number[] {
  const places = darkestOf(ink);
  const scores = Array.from({ length: 120 }, (_, step) => stripesSeen(places, ink, step * coarse));
  const found = peaksOf(scores, most).map((step) => refined(places, ink, step * coarse));
  // Columns of characters, and the edges of what is printed, are as straight as lines are.
  return found.flatMap((radians) => [radians, radians + Math.PI / 2]);
}

function refined(places: Int32Array, ink: GreyPicture, about: number): number {
  let [best, highest] = [about, -1];
  for (let step = -8; step <= 8; step++) {
    const score = stripesSeen(places, ink, about + step * fine);
    if (score > highest) [best, highest] = [about + step * fine, score];
  }
  return best;
}

function darkestOf({ pixels }: GreyPicture): Int32Array {
  const counts = new Uint32Array(256);
  for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1;
  let [shade, count] = [256, 0];
  while (shade > 8 && count < mostPlaces) count += counts[--shade] ?? 0;
  const places = new Int32Array(count);
  let found = 0;
  for (let at = 0; at < pixels.length && found < count; at++) if ((pixels[at] ?? 0) >= shade) places[found++] = at;
  return places.subarray(0, found);
}

/** How much the darkness changes from one stripe to the next. A place counts for the two stripes that it lies between: at half a right angle they would differ by how pixels are laid out. */
function stripesSeen(places: Int32Array, { width, height }: GreyPicture, radians: number): number {
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const stripes = new Float32Array(2 * Math.ceil(Math.hypot(width, height)) + 4);
  const middle = stripes.length / 2;
  for (const at of places) {
    const y = Math.trunc(at / width);
    const across = y * cos - (at - y * width) * sin + middle;
    const stripe = Math.trunc(across);
    stripes[stripe] = (stripes[stripe] ?? 0) + stripe + 1 - across;
    stripes[stripe + 1] = (stripes[stripe + 1] ?? 0) + across - stripe;
  }
  let changes = 0;
  for (let stripe = 2; stripe < stripes.length; stripe++)
    changes += ((stripes[stripe] ?? 0) - (stripes[stripe - 2] ?? 0)) ** 2;
  return changes;
}

/** The highest, then the highest that is not beside it. */
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
