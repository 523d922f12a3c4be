import type { GreyPicture } from '../image-processing/grey-picture.js';
import { type Run, type RunLengthSmoothing, longRunGroupsIn } from './run-lengths.js';

/** A line of print as a dark band: nearly level, and slightly curved where the page bends. */
export interface TextLine {
  readonly left: number;
  readonly right: number;
  /** Of its centre line, at `left`. */
  readonly y: number;
  readonly slope: number;
  /** How far its middle lies below the straight line between its ends. */
  readonly sag: number;
  readonly thickness: number;
}

/** Of its centre line, within the band and a little beyond. */
export function heightAt({ left, right, y, slope, sag }: TextLine, x: number): number {
  const along = (2 * (x - left)) / (right - left) - 1;
  return y + slope * (x - left) + sag * (1 - along * along);
}

/** Length by thickness: a line of an MRZ has 30 to 44 characters. */
const leastProportion = 12;
const mostProportion = 80;

/** As a share of the length, on a page that does not lie flat. */
const mostSag = 0.03;

/** Run-length smoothing merges the characters of a line; connected runs that are long and thin are a line. */
export function textLinesOf(ink: GreyPicture, rule: RunLengthSmoothing): TextLine[] {
  return longRunGroupsIn(ink, rule, rule.gap * 10).flatMap((runs) => {
    const left = runs.reduce((least, { from }) => Math.min(least, from), ink.width);
    const right = runs.reduce((most, { to }) => Math.max(most, to), 0);
    const length = right - left;
    const { ends, sag, spread, area } = curveOf(runs, left, length);
    const thickness = Math.sqrt(12 * spread) + 1;
    const proportion = length / thickness;
    if (proportion < leastProportion || proportion > mostProportion) return [];
    if (area < 0.5 * length * thickness || Math.abs(sag) > mostSag * length) return [];
    return [{ left, right, y: ends[0], slope: (ends[1] - ends[0]) / length, sag, thickness }];
  });
}

interface Curve {
  /** Heights at the left and the right end. */
  readonly ends: readonly [number, number];
  readonly sag: number;
  /** The mean squared distance of the pixels from the curve. */
  readonly spread: number;
  readonly area: number;
}

/** The least-squares quadratic through all pixels of the runs, from their moments. */
function curveOf(runs: readonly Run[], left: number, length: number): Curve {
  // Positions run from -1 at the left end to 1 at the right; heights are relative to the first run.
  const along = (x: number): number => (2 * (x - left)) / length - 1;
  const origin = runs[0]?.y ?? 0;
  const moment = (power: number, weight: (height: number) => number): number =>
    runs.reduce((sum, { y, from, to }) => {
      const part = (along(to) ** (power + 1) - along(from) ** (power + 1)) / (power + 1);
      return sum + part * weight(y - origin);
    }, 0);
  const power = (degree: number): number => moment(degree, () => 1);
  const [p0, p1, p2, p3, p4] = [power(0), power(1), power(2), power(3), power(4)] as const;
  const height = (degree: number): number => moment(degree, (y) => y);
  const heights = [height(0), height(1), height(2)] as const;
  const [first, second, third] = [[p0, p1, p2] as const, [p1, p2, p3] as const, [p2, p3, p4] as const];
  const whole = determinant(first, second, third);
  const level = determinant(heights, second, third) / whole;
  const rise = determinant(first, heights, third) / whole;
  const bend = determinant(first, second, heights) / whole;
  const explained = level * heights[0] + rise * heights[1] + bend * heights[2];
  const spread = Math.max(0, moment(0, (y) => y * y) - explained) / p0;
  const middle = origin + level + bend;
  return { ends: [middle - rise, middle + rise], sag: -bend, spread, area: (p0 * length) / 2 };
}

type Three = readonly [number, number, number];

function determinant([a, b, c]: Three, [d, e, f]: Three, [g, h, i]: Three): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}
