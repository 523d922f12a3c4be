import type { Features } from './features.js';
import type { Match } from './matches.js';
import { type Place, type PlacePair, type Projection, projectionThrough } from './projection.js';

/** How much of what is marked alike lies alike. */
export interface Agreement {
  readonly count: number;
  /** The share of the parts of the document, as far as it agrees, in which something does. */
  readonly spread: number;
  readonly density: number;
  readonly area: number;
}

/** Every match says alone how one picture was turned and scaled to become the other: the one that most others agree with is followed. */
export function agreementOf(a: Features, b: Features, matches: readonly Match[]): Agreement {
  let agreeing = largestGroup(a, b, matches);
  for (const tolerance of [0.04, 0.025, 0.02]) {
    if (agreeing.length < 8) return { count: 0, spread: 0, density: 0, area: 0 };
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

/** Over the box that the agreeing ones fill. */
function spreadOf(a: Features, points: readonly Place[]): { spread: number; density: number; area: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const cellOf = ({ x, y }: Place): number =>
    Math.min(cells - 1, Math.floor(((x - left) / (right - left)) * cells)) * cells +
    Math.min(cells - 1, Math.floor(((y - top) / (bottom - top)) * cells));
  const all = Array.from({ length: a.sizes.length }, (_, index) => placeIn(a, index));
  const inside = all.filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom);
  const filled = new Set(inside.map(cellOf));
  const agreed = new Set(points.map(cellOf));
  return {
    spread: agreed.size / filled.size,
    density: points.length / inside.length,
    area: (right - left) * (bottom - top),
  };
}
