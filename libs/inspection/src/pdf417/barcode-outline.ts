import type { GreyPicture } from '../image-processing/grey-picture.js';
import type { Point } from '../image-processing/point.js';
import {
  type Crossing,
  type EndPattern,
  correlationOf,
  crossingOf,
  profileOf,
  startPattern,
  stopPattern,
} from './start-stop-patterns.js';

/** The four corners of a PDF417 in a picture, and its number of data columns. */
export interface BarcodeOutline {
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomLeft: Point;
  readonly bottomRight: Point;
  readonly columns: number;
}

/** Of a roughly upright PDF417 in the middle of a picture; undefined if its start or stop pattern is not found. */
export function outlineOf(picture: GreyPicture, length: number): BarcodeOutline | undefined {
  const widths = Array.from({ length: 45 }, (_, step) => (length / widest) * 1.04 ** step);
  const third = Math.round(picture.width / 3);
  const start = edgeOf(picture, startPattern, { from: 0, to: third }, widths);
  if (start === undefined) return undefined;
  const stop = edgeOf(picture, stopPattern, { from: picture.width - third, to: picture.width }, widths);
  if (stop === undefined) return undefined;
  const between = stop.middle.at + stopPattern.modules * stop.middle.module - start.middle.at;
  const modules = between / Math.sqrt(start.middle.module * stop.middle.module);
  const columns = Math.round((modules - 1) / 17) - 4;
  if (columns < 1 || columns > 30) return undefined;
  const [topRight, bottomRight] = [stop.top, stop.bottom].map((point) => ({
    x: point.x + stopPattern.modules * stop.middle.module,
    y: point.y,
  })) as [Point, Point];
  return { topLeft: start.top, bottomLeft: start.bottom, topRight, bottomRight, columns };
}

/** In modules: a PDF417 of 30 columns, and some margin. */
const widest = 620;
const bands = 14;
const leastCorrelation = 0.7;

interface Edge {
  readonly top: Point;
  readonly bottom: Point;
  readonly middle: Crossing;
}

/** The line on which the pattern begins, through the bands of the picture that agree on it. */
function edgeOf(
  picture: GreyPicture,
  pattern: EndPattern,
  ends: { from: number; to: number },
  widths: readonly number[],
): Edge | undefined {
  const band = picture.height / bands;
  const crossings = Array.from({ length: bands }, (_, index) => {
    const profile = profileOf(picture, index * band, (index + 1) * band);
    return { ...crossingOf(profile, pattern, ends, widths), y: (index + 0.5) * band };
  }).filter(({ correlation }) => correlation > leastCorrelation);
  const agreeing = largestConsensus(crossings);
  if (agreeing.length < 4) return undefined;
  const line = lineThrough(agreeing);
  const module = agreeing.reduce((sum, crossing) => sum + crossing.module, 0) / agreeing.length;
  const extent = extentOf(picture, pattern, { line, module });
  if (extent === undefined) return undefined;
  const { top, bottom } = extent;
  const middle = { at: line(0.5 * (top + bottom)), module, correlation: 1 };
  return { top: { x: line(top), y: top }, bottom: { x: line(bottom), y: bottom }, middle };
}

type PlacedCrossing = Crossing & { readonly y: number };
type Line = (y: number) => number;

function largestConsensus(crossings: readonly PlacedCrossing[]): PlacedCrossing[] {
  let largest: PlacedCrossing[] = [];
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

function lineThrough(places: readonly PlacedCrossing[]): Line {
  const count = places.length;
  const y = places.reduce((sum, place) => sum + place.y, 0) / count;
  const x = places.reduce((sum, place) => sum + place.at, 0) / count;
  const spread = places.reduce((sum, place) => sum + (place.y - y) ** 2, 0);
  const slope = places.reduce((sum, place) => sum + (place.y - y) * (place.at - x), 0) / spread;
  return (at) => x + slope * (at - y);
}

/** From where to where the pattern is visible along its line. */
function extentOf(
  picture: GreyPicture,
  pattern: EndPattern,
  { line, module }: { line: Line; module: number },
): { top: number; bottom: number } | undefined {
  let [top, bottom, start, last] = [0, 0, -1, -1];
  for (let y = 0; y < picture.height; y++) {
    if (correlationOf(picture, pattern, { at: line(y), module, correlation: 1 }, y) < 0.5) continue;
    if (start < 0 || y - last > 3 * module) start = y;
    last = y;
    if (last - start > bottom - top) [top, bottom] = [start, last];
  }
  return bottom - top > 3 * module ? { top, bottom: bottom + 1 } : undefined;
}
