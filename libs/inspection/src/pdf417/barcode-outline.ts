import type { GreyPicture } from '../image-processing/grey-picture.js';
import {
  type Crossing,
  type Guard,
  crossingOf,
  likenessOf,
  profileOf,
  startGuard,
  stopGuard,
} from './start-stop-patterns.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The four corners of a PDF417 in a picture, and how many modules it is wide. */
export interface Outline {
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomLeft: Point;
  readonly bottomRight: Point;
  readonly columns: number;
}

/** Of a PDF417 that stands about upright in the middle of a picture; undefined when its guards are not to be found. */
export function outlineOf(picture: GreyPicture, length: number): Outline | undefined {
  const widths = Array.from({ length: 45 }, (_, step) => (length / widest) * 1.04 ** step);
  const third = Math.round(picture.width / 3);
  const start = edgeOf(picture, startGuard, { from: 0, to: third }, widths);
  if (start === undefined) return undefined;
  const stop = edgeOf(picture, stopGuard, { from: picture.width - third, to: picture.width }, widths);
  if (stop === undefined) return undefined;
  const between = stop.middle.at + stopGuard.modules * stop.middle.module - start.middle.at;
  const modules = between / Math.sqrt(start.middle.module * stop.middle.module);
  const columns = Math.round((modules - 1) / 17) - 4;
  if (columns < 1 || columns > 30) return undefined;
  const [topRight, bottomRight] = [stop.top, stop.bottom].map((point) => ({
    x: point.x + stopGuard.modules * stop.middle.module,
    y: point.y,
  })) as [Point, Point];
  return { topLeft: start.top, bottomLeft: start.bottom, topRight, bottomRight, columns };
}

/** A PDF417 of 30 columns, and a little. */
const widest = 620;
const bands = 14;
const leastLikeness = 0.7;

interface Edge {
  readonly top: Point;
  readonly bottom: Point;
  readonly middle: Crossing;
}

/** The line on which the guard begins, found in bands across the picture that have to agree. */
function edgeOf(
  picture: GreyPicture,
  guard: Guard,
  ends: { from: number; to: number },
  widths: readonly number[],
): Edge | undefined {
  const band = picture.height / bands;
  const crossings = Array.from({ length: bands }, (_, index) => {
    const profile = profileOf(picture, index * band, (index + 1) * band);
    return { ...crossingOf(profile, guard, ends, widths), y: (index + 0.5) * band };
  }).filter(({ likeness }) => likeness > leastLikeness);
  const agreeing = largestAgreement(crossings);
  if (agreeing.length < 4) return undefined;
  const line = lineThrough(agreeing);
  const module = agreeing.reduce((sum, crossing) => sum + crossing.module, 0) / agreeing.length;
  const extent = extentOf(picture, guard, { line, module });
  if (extent === undefined) return undefined;
  const { top, bottom } = extent;
  const middle = { at: line(0.5 * (top + bottom)), module, likeness: 1 };
  return { top: { x: line(top), y: top }, bottom: { x: line(bottom), y: bottom }, middle };
}

type Placed = Crossing & { readonly y: number };
type Line = (y: number) => number;

function largestAgreement(crossings: readonly Placed[]): Placed[] {
  let largest: Placed[] = [];
  for (const [index, first] of crossings.entries())
    for (const second of crossings.slice(index + 1)) {
      const line = lineThrough([first, second]);
      const agreeing = crossings.filter(
        ({ at, y, module }) =>
          Math.abs(at - line(y)) < first.module && Math.abs(Math.log(module / first.module)) < 0.09,
      );
      if (agreeing.length > largest.length) largest = agreeing;
    }
  return largest;
}

function lineThrough(places: readonly Placed[]): Line {
  const count = places.length;
  const y = places.reduce((sum, place) => sum + place.y, 0) / count;
  const x = places.reduce((sum, place) => sum + place.at, 0) / count;
  const spread = places.reduce((sum, place) => sum + (place.y - y) ** 2, 0);
  const slope = places.reduce((sum, place) => sum + (place.y - y) * (place.at - x), 0) / spread;
  return (at) => x + slope * (at - y);
}

/** From where to where the guard is to be seen along its line. */
function extentOf(
  picture: GreyPicture,
  guard: Guard,
  { line, module }: { line: Line; module: number },
): { top: number; bottom: number } | undefined {
  let [top, bottom, start, last] = [0, 0, -1, -1];
  for (let y = 0; y < picture.height; y++) {
    if (likenessOf(picture, guard, { at: line(y), module, likeness: 1 }, y) < 0.5) continue;
    if (start < 0 || y - last > 3 * module) start = y;
    last = y;
    if (last - start > bottom - top) [top, bottom] = [start, last];
  }
  return bottom - top > 3 * module ? { top, bottom: bottom + 1 } : undefined;
}
