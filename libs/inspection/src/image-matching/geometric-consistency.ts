import type { Features } from '../results/keypoints.js';
import type { Match } from './descriptor-matches.js';
import { type Place, type PlacePair, type Projection, projectionThrough } from './homography.js';

/** How much of what is marked alike lies alike. */
export interface Agreement {
  readonly count: number;
  /** Of the box that the agreeing ones fill, in squares of the longer side. */
  readonly area: number;
  /** The share of the parts of that box, where anything is marked, in which something agrees. */
  readonly spread: number;
  /** The same of the parts that do not lie at its edge. */
  readonly inside: number;
}

const none: Agreement = { count: 0, area: 0, spread: 0, inside: 0 };

/** Every match says alone how one picture was turned and scaled to become the other: the one that most others agree with is followed. */
export function agreementOf(a: Features, b: Features, matches: readonly Match[]): Agreement {
  let agreeing = largestGroup(a, b, matches);
  for (const tolerance of [0.04, 0.025, 0.02]) {
    if (agreeing.length < 8) return none;
    const projection = projectionThrough(agreeing.map((match) => placesOf(a, b, match)));
    agreeing = matches.filter((match) => distanceAfter(projection, placesOf(a, b, match)) < tolerance);
  }
  const points = agreeing.map(({ first }) => placeIn(a, first));
  return { count: agreeing.length, ...spreadOf(a, points) };
}

function placeIn({ places }: Features, index: number): Place {
  return { x: places[2 * index] ?? 0, y: places[2 * index + 1] ?? 0 };
}

function placesOf(a: Features, b: Features, { first, second }: Match): PlacePair {
  return { from: placeIn(a, first), to: placeIn(b, second) };
}

function distanceAfter(projection: Projection, { from, to }: PlacePair): number {
  const { x, y } = projection(from);
  return Math.hypot(x - to.x, y - to.y);
}

const roughly = 0.08;
const mostTurn = 0.45;
const mostScale = 0.45;

function largestGroup(a: Features, b: Features, matches: readonly Match[]): Match[] {
  let largest: Match[] = [];
  for (const { first, second } of matches) {
    const turn = (b.turns[second] ?? 0) - (a.turns[first] ?? 0);
    const scale = (b.sizes[second] ?? 1) / (a.sizes[first] ?? 1);
    const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
    const [origin, target] = [placeIn(a, first), placeIn(b, second)];
    const moved: Projection = ({ x, y }) => ({
      x: target.x + (x - origin.x) * cos - (y - origin.y) * sin,
      y: target.y + (x - origin.x) * sin + (y - origin.y) * cos,
    });
    const group = matches.filter((match) => {
      const turned = (b.turns[match.second] ?? 0) - (a.turns[match.first] ?? 0) - turn;
      const scaled = Math.log((b.sizes[match.second] ?? 1) / (a.sizes[match.first] ?? 1) / scale);
      const isAlike = Math.cos(turned) > Math.cos(mostTurn) && Math.abs(scaled) < mostScale;
      return isAlike && distanceAfter(moved, placesOf(a, b, match)) < roughly;
    });
    if (group.length > largest.length) largest = group;
  }
  return largest;
}

const cells = 5;

/** All over the box, or in a part of it alone? */
function spreadOf(a: Features, points: readonly Place[]): Omit<Agreement, 'count'> {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const cellOf = ({ x, y }: Place): number =>
    Math.min(cells - 1, Math.floor(((x - left) / width) * cells)) * cells +
    Math.min(cells - 1, Math.floor(((y - top) / height) * cells));
  const all = Array.from(a.sizes, (_, index) => placeIn(a, index));
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
