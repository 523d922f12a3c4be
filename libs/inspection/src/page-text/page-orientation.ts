import type { Component } from '../image-processing/connected-components.js';

/** How a page has to be rotated so that its lines run from left to right. */
export interface PageOrientation {
  /** In degrees, clockwise. */
  readonly turn: number;
  /** How much better the letters line up than they would by chance: 1 is chance. */
  readonly clarity: number;
}

/**
 * Letters share a baseline and reach up to different heights: the edge by which they line up best is the lower one. It is
 * found by projection profiles of that edge, for each quarter turn and each skew. The best guess comes first.
 */
export function orientationsOf(components: readonly Component[]): readonly PageOrientation[] {
  const size = medianOf(components.map(({ left, top, right, bottom }) => Math.max(right - left, bottom - top)));
  return lowerEdges
    .map(({ quarter, of }) => {
      const points = components.map(of);
      const coarse = bestAmong(points, size, { middle: 0, reach: mostSkew, step: 0.5 });
      const fine = bestAmong(points, size, { middle: coarse.angle, reach: 0.4, step: 0.1 });
      return { turn: (quarter - fine.angle + 360) % 360, clarity: fine.clarity };
    })
    .toSorted((one, other) => other.clarity - one.clarity);
}

/** Measured across the lines: along them, blurred letters run into one another. */
export function letterSizeOf(components: readonly Component[], { turn }: PageOrientation): number {
  const isUpright = Math.round(turn / 90) % 2 === 0;
  return medianOf(components.map(({ left, top, right, bottom }) => (isUpright ? bottom - top : right - left)));
}

/** In degrees. Pictures taken by hand are hardly more askew than this. */
const mostSkew = 12;

interface Point {
  /** Along the line. */
  readonly x: number;
  /** Across the line. */
  readonly y: number;
}

/** For each quarter turn, the lower edge of a letter in the axes of the upright page. */
const lowerEdges: readonly { readonly quarter: number; readonly of: (letter: Component) => Point }[] = [
  { quarter: 0, of: ({ left, right, bottom }) => ({ x: (left + right) / 2, y: bottom }) },
  { quarter: 90, of: ({ top, bottom, right }) => ({ x: -(top + bottom) / 2, y: right }) },
  { quarter: 180, of: ({ left, right, top }) => ({ x: -(left + right) / 2, y: -top }) },
  { quarter: 270, of: ({ top, bottom, left }) => ({ x: (top + bottom) / 2, y: -left }) },
];

interface Angles {
  readonly middle: number;
  readonly reach: number;
  readonly step: number;
}

function bestAmong(
  points: readonly Point[],
  size: number,
  { middle, reach, step }: Angles,
): { readonly angle: number; readonly clarity: number } {
  let best = { angle: middle, clarity: 0 };
  for (let angle = middle - reach; angle <= middle + reach + step / 2; angle += step) {
    const clarity = clarityAt(points, size, angle);
    if (clarity > best.clarity) best = { angle, clarity };
  }
  return best;
}

/** Pairs of letters in the same row of the profile, against how many there would be by chance. */
function clarityAt(points: readonly Point[], size: number, angle: number): number {
  const row = Math.max(1, size / 6);
  const slope = Math.tan((angle * Math.PI) / 180);
  const heights = points.map(({ x, y }) => Math.floor((y - x * slope) / row));
  const counts = new Map<number, number>();
  for (const height of heights) counts.set(height, (counts.get(height) ?? 0) + 1);
  let pairs = 0;
  for (const count of counts.values()) pairs += count * (count - 1);
  const rows = Math.max(...counts.keys()) - Math.min(...counts.keys()) + 1;
  return counts.size === 0 ? 0 : (pairs * rows) / Math.max(1, points.length * (points.length - 1));
}

function medianOf(sizes: readonly number[]): number {
  return sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
}
