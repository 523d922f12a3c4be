import type { Point } from '../image-processing/point.js';
import type { Keypoints } from '../results/keypoints.js';
import type { Match } from './descriptor-matches.js';
import { type Homography, type PointPair, homographyThrough } from './homography.js';

/** How many matches one homography explains, and how far they are spread. */
export interface Consistency {
  readonly count: number;
  /** Of the bounding box of the inliers, in squares of the longer side. */
  readonly area: number;
  /** Of the grid cells of that box that hold keypoints, the share that hold an inlier. */
  readonly spread: number;
  /** The same, without the cells at the rim of the box. */
  readonly inside: number;
}

const none: Consistency = { count: 0, area: 0, spread: 0, inside: 0 };

/**
 * Every match on its own suggests how one picture was rotated, scaled and moved. The suggestion with the most inliers
 * is refined to a homography.
 */
export function consistencyOf(a: Keypoints, b: Keypoints, matches: readonly Match[]): Consistency {
  let inliers = largestGroup(a, b, matches);
  for (const tolerance of [0.04, 0.025, 0.02]) {
    if (inliers.length < 8) return none;
    const homography = homographyThrough(inliers.map((match) => pointsOf(a, b, match)));
    inliers = matches.filter((match) => distanceAfter(homography, pointsOf(a, b, match)) < tolerance);
  }
  const points = inliers.map(({ first }) => pointIn(a, first));
  return { count: inliers.length, ...spreadOf(a, points) };
}

function pointIn({ points }: Keypoints, index: number): Point {
  return { x: points[2 * index] ?? 0, y: points[2 * index + 1] ?? 0 };
}

function pointsOf(a: Keypoints, b: Keypoints, { first, second }: Match): PointPair {
  return { from: pointIn(a, first), to: pointIn(b, second) };
}

function distanceAfter(homography: Homography, { from, to }: PointPair): number {
  const { x, y } = homography(from);
  return Math.hypot(x - to.x, y - to.y);
}

/** As a share of the longer side. */
const roughTolerance = 0.08;
const mostTurn = 0.45;
const mostScale = 0.45;

function largestGroup(a: Keypoints, b: Keypoints, matches: readonly Match[]): Match[] {
  let largest: Match[] = [];
  for (const { first, second } of matches) {
    const turn = (b.angles[second] ?? 0) - (a.angles[first] ?? 0);
    const scale = (b.scales[second] ?? 1) / (a.scales[first] ?? 1);
    const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
    const [origin, target] = [pointIn(a, first), pointIn(b, second)];
    const moved: Homography = ({ x, y }) => ({
      x: target.x + (x - origin.x) * cos - (y - origin.y) * sin,
      y: target.y + (x - origin.x) * sin + (y - origin.y) * cos,
    });
    const group = matches.filter((match) => {
      const turned = (b.angles[match.second] ?? 0) - (a.angles[match.first] ?? 0) - turn;
      const scaled = Math.log((b.scales[match.second] ?? 1) / (a.scales[match.first] ?? 1) / scale);
      const isAlike = Math.cos(turned) > Math.cos(mostTurn) && Math.abs(scaled) < mostScale;
      return isAlike && distanceAfter(moved, pointsOf(a, b, match)) < roughTolerance;
    });
    if (group.length > largest.length) largest = group;
  }
  return largest;
}

const cells = 5;

/** Do the inliers cover the whole box, or only a part of it? */
function spreadOf(a: Keypoints, points: readonly Point[]): Omit<Consistency, 'count'> {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const cellOf = ({ x, y }: Point): number =>
    Math.min(cells - 1, Math.floor(((x - left) / width) * cells)) * cells +
    Math.min(cells - 1, Math.floor(((y - top) / height) * cells));
  const all = Array.from(a.scales, (_, index) => pointIn(a, index));
  const near = all.filter(({ x, y }) => x >= left && x <= left + width && y >= top && y <= top + height);
  const filled = [...new Set(near.map(cellOf))];
  const agreed = new Set(points.map(cellOf));
  const shareOf = (some: readonly number[]): number =>
    some.length === 0 ? 0 : some.filter((cell) => agreed.has(cell)).length / some.length;
  return { area: width * height, spread: shareOf(filled), inside: shareOf(filled.filter(isInside)) };
}

function isInside(cell: number): boolean {
  return [cell % cells, Math.floor(cell / cells)].every((place) => place > 0 && place < cells - 1);
}
